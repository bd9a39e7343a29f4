import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PageSize, PdfFile } from './page-list';

/** What is known of a page before its bytes come. */
export interface KnownPage extends PageSize {
  /** What the document calls it, such as iv; null where that is just its number. */
  label: string | null;
}

/** What a document says of itself where nobody knows its pages: the size of the first, and all labels. */
interface OwnFacts {
  pdf: PdfFile;
  size: PageSize;
  labels: readonly string[] | null;
}

/** Of a first page that cannot be read, as which it says so in its place. */
const a4: PageSize = { width: 595, height: 842 };

async function askDocument(pdf: PdfFile): Promise<OwnFacts> {
  const first = await pdf.getPage(1).catch(() => undefined);
  const { width, height } = first?.getViewport({ scale: 1 }) ?? a4;
  return { pdf, size: { width, height }, labels: await pdf.getPageLabels().catch(() => null) };
}

/**
 * Size and label of each page. Where they are not known beforehand the others are taken for as large as the first,
 * until they have come and `learn` hears of it.
 * @returns no pages until the first page's size is known
 */
export function usePageFacts(pdf: PdfFile, known: readonly KnownPage[] | undefined) {
  const [own, setOwn] = useState<OwnFacts>();
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  // A list of another edition says nothing of this one.
  const isKnown = known?.length === pdf.numPages;
  useEffect(() => {
    if (isKnown) return;
    let gone = false;
    askDocument(pdf).then((facts) => {
      if (!gone) setOwn(facts);
    });
    return () => {
      gone = true;
    };
  }, [pdf, isKnown]);
  const pages = useMemo((): readonly KnownPage[] | undefined => {
    if (isKnown) return known;
    if (own?.pdf !== pdf) return undefined;
    return Array.from({ length: pdf.numPages }, (_, at) => {
      const label = own.labels?.[at] ?? null;
      return { ...own.size, ...sizes.get(at + 1), label: label === String(at + 1) ? null : label };
    });
  }, [isKnown, known, own, pdf, sizes]);
  const learn = useCallback(
    (page: number, size: PageSize) =>
      setSizes((heard) => {
        const was = heard.get(page) ?? own?.size;
        const isSame = was?.width === size.width && was.height === size.height;
        return isKnown || isSame ? heard : new Map(heard).set(page, size);
      }),
    [isKnown, own],
  );
  return { pages, learn };
}
