interface StandInProps {
  title: string;
  initialPage?: number;
  onPageChange?: (page: number) => void;
}

/** Stands in for the reader, which draws on a canvas that Jest's page has not: it says where it opened, and turns over. */
export function PdfViewer({ title, initialPage = 0, onPageChange }: StandInProps) {
  return (
    <section aria-label={title}>
      <p>Page {initialPage}</p>
      <button type="button" onClick={() => onPageChange?.(initialPage + 1)}>
        Turn over
      </button>
    </section>
  );
}
