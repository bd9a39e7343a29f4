import { linkDocument, searchDocument } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { useResource } from '@tvacha/shared-core/resources';
import { type InitialStand, PdfViewer, type PdfViewerProps, type ReaderStand } from '@tvacha/shared-ui/pdf-viewer';
import type { RefObject } from 'react';
import { documentPages } from '../../state/reading';
import { useNotes } from './use-notes';

interface OpenedFileProps {
  /** Of the content whose file it is. */
  id: string;
  title: string;
  /** A link that dies after a while: when the file stops coming, a new one is asked for and reading goes on. */
  url: string;
  /** The page that was open last. */
  page: RefObject<number>;
  /** How far down that page it was open, and how large. */
  stand: InitialStand | undefined;
  onReopen: () => void;
  /** Another page is on screen. */
  onPage: (page: number) => void;
  onStand: (stand: ReaderStand) => void;
}

/** As many as the server takes to search with. */
const mostSigns = 100;

/** Looks for words in the text that the server keeps of a file; null where it has not read it yet. */
const searchIn =
  (contentId: string): NonNullable<PdfViewerProps['searchText']> =>
  async ({ words, wholeWords }, signal) => {
    const query = {
      contentId,
      search: words.trim().slice(0, mostSigns),
      whole: wholeWords ? 'true' : 'false',
    } as const;
    const { isRead, items } = await call(searchDocument, { query }, { signal });
    return isRead ? items : null;
  };

/** A link to the file as it was put in. */
const originalOf = async (contentId: string) => (await call(linkDocument, { query: { contentId } })).url;

export function OpenedFile({ id, title, url, page, stand, onReopen, onPage, onStand }: OpenedFileProps) {
  const { value } = useResource(documentPages, { contentId: id });
  const slots = useNotes(id, title);
  return (
    <PdfViewer
      slots={slots}
      url={url}
      title={title}
      initialPage={page.current}
      initialStand={stand}
      onStand={onStand}
      onPageChange={(next) => {
        page.current = next;
        onPage(next);
      }}
      onRetry={onReopen}
      pages={value?.items}
      searchText={searchIn(id)}
      original={value?.hasCopy ? () => originalOf(id) : undefined}
    />
  );
}
