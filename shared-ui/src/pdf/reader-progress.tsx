import { type ReactNode, useState } from 'react';
import { useT } from '../base/messages';
import css from './pdf-viewer.module.css';

interface Progress {
  loaded: number;
  total: number;
}
interface ReaderProgressProps {
  children: (onLoadProgress: (progress: Progress) => void, waiting: ReactNode) => ReactNode;
}

/** How much of the document has arrived, once this can be told. */
export function ReaderProgress({ children }: ReaderProgressProps) {
  const t = useT();
  const [percent, setPercent] = useState<number>();
  const note = ({ loaded, total }: Progress) => {
    if (total > 0) setPercent(Math.min(100, Math.round((100 * loaded) / total)));
  };
  return children(
    note,
    <div className={css.middle} role="status">
      <p className={css.waiting}>{t('readerLoading')}</p>
      <progress className={css.progress} max={100} value={percent} aria-label={t('readerLoading')} />
      <p className={css.percent}>{percent === undefined ? null : t('readerProgress', { percent })}</p>
    </div>,
  );
}
