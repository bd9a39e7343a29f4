/** What a key asks of the reader: a page, a step of the zoom, or its actual size. */
export type ReaderCommand = { page: number } | { zoom: 1 | -1 } | 'actual-size';

const pageKeys = new Map<string, (page: number, total: number) => number>([
  ['ArrowLeft', (page) => page - 1],
  ['ArrowRight', (page) => page + 1],
  ['PageUp', (page) => page - 1],
  ['PageDown', (page) => page + 1],
  ['Home', () => 1],
  ['End', (_page, total) => total],
]);

/** The command of a key, if it has one; up and down are left to scrolling. */
export function readerCommand(key: string, page: number, total: number): ReaderCommand | undefined {
  const wanted = pageKeys.get(key)?.(page, total);
  if (wanted !== undefined) return { page: Math.min(total, Math.max(1, wanted)) };
  if (key === '+' || key === '=') return { zoom: 1 };
  if (key === '-') return { zoom: -1 };
  return key === '0' ? 'actual-size' : undefined;
}
