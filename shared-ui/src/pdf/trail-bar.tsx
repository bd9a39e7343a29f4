import { Button } from '../base/button';
import { useT } from './messages';
import { nameOfPage } from './page-list';
import type { Trail } from './trail';
import css from './trail-bar.module.css';
import type { KnownPage } from './use-page-facts';

interface TrailBarProps {
  trail: Trail;
  labels: readonly Pick<KnownPage, 'label'>[] | undefined;
  onRetrace: (direction: 1 | -1) => void;
  /** The reader stays here. */
  onEnd: () => void;
}

/** After a link within the document: the way back, and the one ahead again. */
export function TrailBar({ trail: { back, ahead }, labels, onRetrace, onEnd }: TrailBarProps) {
  const t = useT();
  const [before, after] = [back.at(-1), ahead[0]];
  if (!before && !after) return null;
  return (
    <fieldset className={css.bar}>
      <legend className="visually-hidden">{t('readerTrail')}</legend>
      {before ? (
        <Button kind="text" size="sm" icon="arrow-left" onClick={() => onRetrace(-1)}>
          {t('readerBack', { page: nameOfPage(labels, before.page) })}
        </Button>
      ) : null}
      {after ? (
        <Button kind="text" size="sm" icon="arrow-right" onClick={() => onRetrace(1)}>
          {t('readerAhead', { page: nameOfPage(labels, after.page) })}
        </Button>
      ) : null}
      <Button kind="text" size="sm" icon="x" aria-label={t('readerTrailEnd')} onClick={onEnd} />
    </fieldset>
  );
}
