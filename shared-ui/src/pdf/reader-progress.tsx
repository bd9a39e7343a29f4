import { useT } from './messages';
import css from './reader-wait.module.css';

/** How much of the document has arrived, from 0 to 1, once this can be told. */
export function ReaderProgress({ loaded }: { loaded: number | undefined }) {
  const t = useT();
  const percent = loaded === undefined ? undefined : Math.round(100 * loaded);
  return (
    <div className={css.middle} role="status">
      <p className={css.waiting}>{t('readerLoading')}</p>
      <progress className={css.progress} max={100} value={percent} aria-label={t('readerLoading')} />
      <p className={css.percent}>{percent === undefined ? null : t('readerProgress', { percent })}</p>
    </div>
  );
}
