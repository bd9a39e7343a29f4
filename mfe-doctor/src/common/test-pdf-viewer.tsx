import type { InitialStand } from '@tvacha/shared-ui/pdf-viewer';

interface StandInProps {
  url: string;
  title: string;
  initialPage?: number;
  initialStand?: InitialStand;
  onPageChange?: (page: number) => void;
  onRetry?: () => void;
}

/**
 * Stands in for the reader, which draws on a canvas that Jest's page has not: it says what it opened and where, turns
 * over, and asks for another link.
 */
export function PdfViewer({ url, title, initialPage = 0, initialStand, onPageChange, onRetry }: StandInProps) {
  return (
    <section aria-label={title}>
      <p>Page {initialPage}</p>
      {initialStand ? (
        <p>
          {initialStand.down * 100} % down, {String(initialStand.zoom)}
        </p>
      ) : null}
      <p>{url}</p>
      <button type="button" onClick={() => onPageChange?.(initialPage + 1)}>
        Turn over
      </button>
      <button type="button" onClick={onRetry}>
        Ask for a link
      </button>
    </section>
  );
}
