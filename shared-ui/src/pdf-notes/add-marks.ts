import type { Mark } from '@tvacha/shared-contract';
import { annotationLimits } from '@tvacha/shared-contract/annotations';
import { line } from '@tvacha/shared-contract/page-text';
import { readLayer } from '../pdf/read-layer';
import { type Box, type Point, rounded, thinned } from './geometry';
import type { Drawn } from './mark-list';
import type { Notebook, ShownPage } from './notebook';

type OfKind<K extends Mark['kind']> = Extract<Drawn, { kind: K }>;

const newId = () => crypto.randomUUID();
const roundedPoint = ([x, y]: Point): [number, number] => [rounded(x), rounded(y)];

/** The stroke of a pen over a page. @param points x, y and pressure of each */
export function inkOf(book: Notebook, page: number, points: readonly number[]): OfKind<'ink'> {
  const { pen, width } = book.get();
  const kept = thinned(points, annotationLimits.points).map(rounded);
  return { id: newId(), page, kind: 'ink', colour: pen, width, points: kept };
}

export function shapeOf(book: Notebook, page: number, from: Point, to: Point): OfKind<'shape'> {
  const { pen, width, form } = book.get();
  return { id: newId(), page, kind: 'shape', form, colour: pen, width, from: roundedPoint(from), to: roundedPoint(to) };
}

const textSize = 12;
const textBox: Point = [180, 48];

/** A note or a text at a point; what it says is written next, and until then it is not kept. */
export function writtenOf(book: Notebook, page: number, [x, y]: Point): OfKind<'note'> | OfKind<'text'> {
  const { tool, pen, marker } = book.get();
  const common = { id: newId(), page, text: '' };
  if (tool !== 'text') return { ...common, kind: 'note', colour: marker, at: roundedPoint([x, y]) };
  const box: [number, number, number, number] = [
    rounded(x),
    rounded(y - textBox[1]),
    rounded(x + textBox[0]),
    rounded(y),
  ];
  return { ...common, kind: 'text', colour: pen, size: textSize, box };
}

/** The page in which the middle of the view lies, and that middle in its points. */
export function middleOfView(book: Notebook, stage: Element): { page: ShownPage; at: Point } | undefined {
  const view = stage.getBoundingClientRect();
  const middle = view.top + view.height / 2;
  for (const page of book.shown.values()) {
    const sheet = page.element.getBoundingClientRect();
    if (sheet.top > middle || sheet.bottom < middle) continue;
    const x = (Math.max(view.left, sheet.left) + Math.min(view.right, sheet.right)) / 2;
    return { page, at: page.place.toPage([x - sheet.left, middle - sheet.top]) };
  }
  return undefined;
}

/** One box a line: words of a text layer come one after another. Pixels in, pixels out. */
function lines(rects: readonly DOMRect[]): DOMRect[] {
  const found: DOMRect[] = [];
  for (const rect of rects) {
    const last = found.at(-1);
    const isSameLine = last && Math.abs(last.top - rect.top) < rect.height / 2 && rect.left >= last.left;
    if (!isSameLine) found.push(rect);
    else {
      const [top, bottom] = [Math.min(last.top, rect.top), Math.max(last.bottom, rect.bottom)];
      found[found.length - 1] = new DOMRect(last.left, top, Math.max(last.right, rect.right) - last.left, bottom - top);
    }
  }
  return found;
}

/** The part of a selection that lies in an element; none where it lies elsewhere. */
function within(range: Range, layer: Element): Range | undefined {
  if (!range.intersectsNode(layer)) return undefined;
  const whole = document.createRange();
  whole.selectNodeContents(layer);
  const part = range.cloneRange();
  if (part.compareBoundaryPoints(Range.START_TO_START, whole) < 0)
    part.setStart(whole.startContainer, whole.startOffset);
  if (part.compareBoundaryPoints(Range.END_TO_END, whole) > 0) part.setEnd(whole.endContainer, whole.endOffset);
  return part.collapsed ? undefined : part;
}

/** A line's end in a text layer is no letter of it: words on both sides are told apart by it all the same. */
const wordsOf = (part: Range) => line(readLayer(part.cloneContents()).text);

function highlightOn(book: Notebook, { number, element, place }: ShownPage, range: Range): Drawn | undefined {
  const layer = element.querySelector('.textLayer');
  const part = layer && within(range, layer);
  const quote = part && wordsOf(part).trim().slice(0, annotationLimits.text);
  if (!layer || !part || !quote) return undefined;
  const sheet = element.getBoundingClientRect();
  const rects = [...part.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const boxes = lines(rects)
    .slice(0, annotationLimits.boxes)
    .map(({ left, top, right, bottom }): Box => {
      const [x1, y1] = place.toPage([left - sheet.left, top - sheet.top]);
      const [x2, y2] = place.toPage([right - sheet.left, bottom - sheet.top]);
      return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
    });
  if (boxes.length === 0) return undefined;
  const { around } = annotationLimits;
  const rest = document.createRange();
  rest.selectNodeContents(layer);
  rest.setEnd(part.startContainer, part.startOffset);
  const before = wordsOf(rest).slice(-around);
  rest.selectNodeContents(layer);
  rest.setStart(part.endContainer, part.endOffset);
  const after = wordsOf(rest).slice(0, around);
  return {
    id: newId(),
    page: number,
    kind: 'highlight',
    colour: book.get().marker,
    boxes: boxes.map(([a, b, c, d]) => [rounded(a), rounded(b), rounded(c), rounded(d)]),
    quote,
    before,
    after,
    text: '',
  };
}

/** Highlights the words that are selected, on each page that they stand on. @returns whether there were any */
export function highlightSelection(book: Notebook): boolean {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return false;
  const range = selection.getRangeAt(0);
  const put = [...book.shown.values()].flatMap((page) => highlightOn(book, page, range) ?? []);
  if (put.length === 0 || !book.act({ put })) return false;
  selection.removeAllRanges();
  book.set({ selected: put[0]?.id });
  return true;
}
