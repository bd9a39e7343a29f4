import type { DocumentProps } from 'react-pdf';

/** An open document, as pdf.js gives it. */
export type PdfFile = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

/** CSS pixels of one PDF point at 100 %. */
export const pixelsPerPoint = 96 / 72;
const zoomSteps = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;

export interface PageSize {
  width: number;
  height: number;
}

/** How far pages are enlarged: a factor, as wide as the view is, or that but no larger than is good to read. */
export type Zoom = number | 'fit' | 'comfortable';

const comfortable = 1.1;

/** The factor in force. */
export function factorOf(zoom: Zoom, page: PageSize, room: number): number {
  if (typeof zoom === 'number') return zoom;
  const fitted = Math.max(0.25, room / (page.width * pixelsPerPoint));
  return Math.min(fitted, zoom === 'fit' ? (zoomSteps.at(-1) ?? fitted) : comfortable);
}

/** The next step up (1) or down (-1) from a factor. */
export function stepZoom(factor: number, direction: 1 | -1): number {
  const near = 0.005;
  const steps =
    direction > 0 ? zoomSteps.find((step) => step > factor + near) : zoomSteps.findLast((step) => step < factor - near);
  return steps ?? factor;
}

/** A page as its document may call it. */
interface Labelled {
  label: string | null;
}

/** What a reader typed as a page: its label, or a whole number within the document, else nothing. */
export function pageFrom(text: string, total: number, pages: readonly Labelled[] = []): number | undefined {
  const wanted = text.trim().toLowerCase();
  const labelled = wanted ? pages.findIndex(({ label }) => label?.toLowerCase() === wanted) : -1;
  if (labelled >= 0) return labelled + 1;
  const page = Number(text.trim());
  return Number.isInteger(page) && page >= 1 && page <= total ? page : undefined;
}

/** The size of a page that was turned by so many degrees. */
export const turnedSize = ({ width, height }: PageSize, turned: number): PageSize =>
  turned % 180 === 0 ? { width, height } : { width: height, height: width };

/** What a key asks of the reader: a page, a step of the zoom, its actual size, a quarter turn, or what is beside it. */
type ReaderCommand =
  | { page: number }
  | { zoom: 1 | -1 }
  | { panel: 'pages' | 'search' | 'print' }
  | 'actual-size'
  | 'turn';

const pageKeys = new Map<string, (page: number, total: number) => number>([
  ['ArrowLeft', (page) => page - 1],
  ['ArrowRight', (page) => page + 1],
  ['PageUp', (page) => page - 1],
  ['PageDown', (page) => page + 1],
  ['Home', () => 1],
  ['End', (_page, total) => total],
]);

const plainKeys = new Map<string, ReaderCommand>([
  ['+', { zoom: 1 }],
  ['=', { zoom: 1 }],
  ['-', { zoom: -1 }],
  ['0', 'actual-size'],
  ['r', 'turn'],
  ['/', { panel: 'search' }],
  ['[', { panel: 'pages' }],
  ['p', { panel: 'print' }],
]);

/** The command of a key, if it has one; up and down are left to scrolling. */
export function readerCommand(key: string, page: number, total: number): ReaderCommand | undefined {
  const wanted = pageKeys.get(key)?.(page, total);
  if (wanted !== undefined) return { page: Math.min(total, Math.max(1, wanted)) };
  return plainKeys.get(key);
}
