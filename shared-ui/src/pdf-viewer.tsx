export interface PdfViewerProps {
  url: string;
  title: string;
  onPageChange?: (page: number) => void;
  /** From 1. */
  initialPage?: number;
}
export function PdfViewer({ url, title }: PdfViewerProps) {
  return <a href={url}>{title}</a>;
}
