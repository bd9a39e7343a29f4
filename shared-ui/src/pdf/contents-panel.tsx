import { useEffect, useState } from 'react';
import { useT } from './messages';
import type { PdfFile } from './page-list';
import css from './reader-panel.module.css';

type Outline = Awaited<ReturnType<PdfFile['getOutline']>>;
type Entry = Outline[number];

/** The page that an entry leads to, from 1; none where the document leads nowhere. */
async function pageOf(pdf: PdfFile, { dest }: Entry): Promise<number | undefined> {
  try {
    const [page] = (typeof dest === 'string' ? await pdf.getDestination(dest) : dest) ?? [];
    if (typeof page === 'number') return page + 1;
    return page ? (await pdf.getPageIndex(page)) + 1 : undefined;
  } catch {
    return undefined;
  }
}

interface ContentsPanelProps {
  pdf: PdfFile;
  onPage: (page: number) => void;
}

/** The document's own contents, as its author has them. */
export function ContentsPanel({ pdf, onPage }: ContentsPanelProps) {
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

  const open = async (entry: Entry) => {
    const page = await pageOf(pdf, entry);
    if (page !== undefined) onPage(page);
  };
  const draw = (entries: Outline) => (
    <ul>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the contents of a document stay as they are
        <li key={index}>
          <button type="button" className={css.entry} onClick={() => void open(entry)}>
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
