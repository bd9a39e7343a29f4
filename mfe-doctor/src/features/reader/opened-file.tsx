import { PdfViewer } from '@tvacha/shared-ui/pdf-viewer';
import type { RefObject } from 'react';
import { useNotes } from './use-notes';

interface OpenedFileProps {
  contentId: string;
  title: string;
  /** A link that dies after a while: when the file stops coming, a new one is asked for and reading goes on. */
  url: string;
  /** The page that was open last. */
  page: RefObject<number>;
  onReopen: () => void;
  /** Another page is on screen. */
  onPage: (page: number) => void;
}

export function OpenedFile({ contentId, title, url, page, onReopen, onPage }: OpenedFileProps) {
  const slots = useNotes(contentId, title);
  return (
    <PdfViewer
      slots={slots}
      url={url}
      title={title}
      initialPage={page.current}
      onPageChange={(next) => {
        page.current = next;
        onPage(next);
      }}
      onRetry={onReopen}
    />
  );
}
