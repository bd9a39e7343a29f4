import type { DocumentProps } from 'react-pdf';

/** An open document, as pdf.js gives it. */
export type PdfFile = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

/** CSS pixels of one PDF point at 100 %. */
export const pixelsPerPoint = 96 / 72;
const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5] as const;
/** The smallest and the largest factor. */
const [least, most] = [0.25, 5];

export interface PageSize {
  width: number;
  height: number;
}

/** How pages stand: one below the other, one alone, or two beside each other, of which the first is a cover. */
export type View = 'continuous' | 'single' | 'double';

/**
 * How far pages are enlarged: a factor, as wide as the view is, so that a whole page is in view, or as wide as the view
 * but no larger than is good to read.
 */
export type Zoom = number | 'fit' | 'page' | 'comfortable';

const comfortable = 1.1;

/** A factor within what there is. */
export const within = (factor: number): number => Math.min(most, Math.max(least, factor));

/**
 * The factor in force.
 * @param page what is fitted, in points
 * @param room CSS pixels that it may take
 */
export function factorOf(zoom: Zoom, page: PageSize, room: PageSize): number {
  if (typeof zoom === 'number') return zoom;
  const wide = room.width / (page.width * pixelsPerPoint);
  const whole = Math.min(wide, room.height / (page.height * pixelsPerPoint));
  if (zoom === 'page') return Math.min(most, Math.max(0.1, whole));
  return Math.min(Math.max(least, wide), zoom === 'fit' ? most : comfortable);
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

/** What the document calls a page, such as iv; where it says nothing, its number from 1. */
export const nameOfPage = (pages: readonly Labelled[] | undefined, page: number): string =>
  pages?.[page - 1]?.label ?? String(page);

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

/** What is beside the pages, or in their place. */
type ReaderPart = 'pages' | 'search' | 'print';

/**
 * What a key asks of the reader: a page, a step of pages or of the zoom, a fit, how pages stand, what is beside them, a
 * quarter turn, or the whole screen.
 */
export type ReaderCommand =
  | { page: number }
  | { step: 1 | -1 }
  | { zoom: 1 | -1 }
  | { fit: Zoom }
  | { view: View | 'text' }
  | { panel: ReaderPart }
  | 'turn'
  | 'full';

/** Keys of the reader as they are shown beside what they do. */
export const readerKeys = {
  continuous: 'C',
  single: 'S',
  double: 'D',
  text: 'T',
  fit: 'W',
  page: 'H',
  actual: '0',
  turn: 'R',
  full: 'F',
} as const;

const commands = new Map<string, ReaderCommand>([
  ['ArrowLeft', { step: -1 }],
  ['ArrowRight', { step: 1 }],
  ['PageUp', { step: -1 }],
  ['PageDown', { step: 1 }],
  ['Home', { page: 1 }],
  ['End', { page: Number.POSITIVE_INFINITY }],
  ['+', { zoom: 1 }],
  ['=', { zoom: 1 }],
  ['-', { zoom: -1 }],
  [readerKeys.actual, { fit: 1 }],
  [readerKeys.fit, { fit: 'fit' }],
  [readerKeys.page, { fit: 'page' }],
  [readerKeys.continuous, { view: 'continuous' }],
  [readerKeys.single, { view: 'single' }],
  [readerKeys.double, { view: 'double' }],
  [readerKeys.text, { view: 'text' }],
  [readerKeys.turn, 'turn'],
  [readerKeys.full, 'full'],
  ['/', { panel: 'search' }],
  ['[', { panel: 'pages' }],
  ['P', { panel: 'print' }],
]);

/** The command of a key, if it has one; up and down are left to scrolling. */
export const readerCommand = (key: string): ReaderCommand | undefined =>
  commands.get(key.length === 1 ? key.toUpperCase() : key);
