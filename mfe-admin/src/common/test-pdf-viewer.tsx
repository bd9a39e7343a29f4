import { useEffect } from 'react';

/** Stands in for the reader, which draws on a canvas that Jest's page has not: a document that opens at once. */
export function PdfViewer({ title, onOpen }: { title: string; onOpen?: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(() => onOpen?.(), []);
  return <section aria-label={title} />;
}
