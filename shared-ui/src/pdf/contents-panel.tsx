import { useEffect, useState } from 'react';
import type { Destination } from './destination';
import { useT } from './messages';
import type { PdfFile } from './page-list';
import css from './reader-panel.module.css';

type Outline = Awaited<ReturnType<PdfFile['getOutline']>>;

interface ContentsPanelProps {
  pdf: PdfFile;
  onFollow: (dest: Destination) => void;
}

/** The document's own contents, as its author has them. */
export function ContentsPanel({ pdf, onFollow }: ContentsPanelProps) {
  const t = useT();
  const [outline, setOutline] = useState<Outline>();
  useEffect(() => {
    let isGone = false;
    pdf.getOutline().then(
      // The library says null where there is none, though its types do not.
      (entries: Outline | null) => !isGone && setOutline(entries ?? []),
      () => !isGone && setOutline([]),
    );
    return () => {
      isGone = true;
    };
  }, [pdf]);

  const draw = (entries: Outline) => (
    <ul>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the contents of a document stay as they are
        <li key={index}>
          <button type="button" className={css.entry} onClick={() => onFollow(entry.dest)}>
            {entry.title}
          </button>
          {entry.items.length > 0 ? draw(entry.items) : null}
        </li>
      ))}
    </ul>
  );
  if (!outline) return null;
  return outline.length > 0 ? (
    <nav className={css.contents} aria-label={t('readerContents')}>
      {draw(outline)}
    </nav>
  ) : (
    <p className={css.note}>{t('readerNoContents')}</p>
  );
}
