import type { Mark } from '@tvacha/shared-contract';
import { clsx } from 'clsx';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { inkOf, shapeOf, writtenOf } from './add-marks';
import { type Box, distanceTo, erased, isHit, moved, onPage, type Point } from './geometry';
import markColours from './mark-colours.module.css';
import type { Drawn } from './mark-list';
import { MarkShape } from './mark-shape';
import { marksOn, type Notebook } from './notebook';
import css from './page-notes.module.css';
import type { PagePlace } from './page-place';
import { strokePath } from './stroke-path';
import { useNotebook } from './use-notebook';

/** Half the side of the eraser, in pixels. */
const eraserReach = 10;
/** The other end of a pen, as a bit of `buttons`. */
const eraserEnd = 32;

/** What is being done between pressing and letting go. */
interface Stroke {
  pointer: number;
  does: 'ink' | 'shape' | 'eraser';
  /** x, y and pressure in points of the page. */
  points: number[];
}

interface DrawingSurfaceProps {
  book: Notebook;
  page: number;
  place: PagePlace;
}

/** Over a page while something is drawn: the wet stroke has a canvas of its own, so that nothing else is drawn anew. */
export function DrawingSurface({ book, page, place }: DrawingSurfaceProps) {
  const tool = useNotebook(book, (state) => state.tool);
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<Stroke>(undefined);
  const frame = useRef(0);
  const [shape, setShape] = useState<Drawn>();
  const finger = useRef<{ id: number; x: number; y: number }>(undefined);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
  const pointOf = (event: { clientX: number; clientY: number }, sheet: DOMRect): Point =>
    onPage(place.toPage([event.clientX - sheet.left, event.clientY - sheet.top]), place.view);

  const wet = () => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || !canvas.current) return;
    pen.resetTransform();
    pen.clearRect(0, 0, canvas.current.width, canvas.current.height);
    if (stroke.current?.does !== 'ink') return;
    const [a, b, c, d, e, f] = place.matrix;
    pen.setTransform(a * ratio, b * ratio, c * ratio, d * ratio, e * ratio, f * ratio);
    pen.fillStyle = getComputedStyle(canvas.current).color;
    pen.fill(new Path2D(strokePath({ points: stroke.current.points, width: book.get().width }, true)));
  };

  /** Takes the eraser over the page: all of one sweep is one step. */
  const erase = ({ points }: Stroke) => {
    const reach = eraserReach / place.scale;
    const { wholeStrokes } = book.get();
    const put: Drawn[] = [];
    const remove: string[] = [];
    for (const mark of marksOn(book.get(), page)) {
      const path: Point[] = [];
      for (let at = 0; at < points.length; at += 3) path.push([points[at] ?? 0, points[at + 1] ?? 0]);
      // A sweep over a picture is meant for what is drawn on it.
      if (mark.kind === 'image' || !path.some((at) => isHit(mark, at, reach))) continue;
      remove.push(mark.id);
      if (mark.kind !== 'ink' || wholeStrokes) continue;
      let pieces = [mark.points];
      for (const at of path) pieces = pieces.flatMap((piece) => erased(piece, at, reach));
      put.push(...pieces.map((piece) => ({ ...mark, id: crypto.randomUUID(), points: piece })));
    }
    book.act({ put, remove });
  };

  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button > 0 && event.button !== 5) return;
    // While somebody has a pen, fingers scroll and palms do nothing.
    if (event.pointerType === 'touch' && sawPen.has(book)) {
      finger.current ??= { id: event.pointerId, x: event.clientX, y: event.clientY };
      return;
    }
    if (stroke.current) return;
    if (event.pointerType === 'pen') sawPen.add(book);
    event.preventDefault();
    const at = pointOf(event, event.currentTarget.getBoundingClientRect());
    const isEraser = tool === 'eraser' || (event.buttons & eraserEnd) !== 0;
    if (!isEraser && book.isFull()) return;
    if (tool === 'note' || tool === 'text') {
      startWriting(book, page, at, place.view);
      return;
    }
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const does = isEraser ? 'eraser' : tool === 'shape' ? 'shape' : 'ink';
    stroke.current = { pointer: event.pointerId, does, points: [...at, pressureOf(event)] };
    wet();
  };

  const move = (event: PointerEvent<HTMLDivElement>) => {
    const touch = finger.current;
    if (touch && touch.id === event.pointerId) {
      scrolledBy(event.currentTarget, touch.x - event.clientX, touch.y - event.clientY);
      finger.current = { id: touch.id, x: event.clientX, y: event.clientY };
      return;
    }
    const drawn = stroke.current;
    if (drawn?.pointer !== event.pointerId) return;
    const sheet = event.currentTarget.getBoundingClientRect();
    const seen = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const one of seen.length > 0 ? seen : [event.nativeEvent])
      drawn.points.push(...pointOf(one, sheet), pressureOf(one));
    if (drawn.does === 'shape') setShape(shapeOf(book, page, ...ends(drawn)));
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(wet);
  };

  const letGo = (event: PointerEvent<HTMLDivElement>, isKept: boolean) => {
    if (finger.current?.id === event.pointerId) finger.current = undefined;
    const drawn = stroke.current;
    if (drawn?.pointer !== event.pointerId) return;
    stroke.current = undefined;
    setShape(undefined);
    cancelAnimationFrame(frame.current);
    wet();
    if (!isKept) return;
    const [from, to] = ends(drawn);
    if (drawn.does === 'eraser') erase(drawn);
    else if (drawn.does === 'ink') book.act({ put: [inkOf(book, page, drawn.points)] });
    // A press without a drag draws nothing.
    else if (distanceTo(from, to, to) > 3) book.act({ put: [shapeOf(book, page, from, to)] });
  };

  return (
    <div
      className={css.surface}
      data-tool={tool}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={(event) => letGo(event, true)}
      onPointerCancel={(event) => letGo(event, false)}
    >
      <WetCanvas book={book} place={place} ratio={ratio} canvas={canvas} />
      {shape ? (
        <svg className={css.layer} viewBox={`0 0 ${place.width} ${place.height}`} aria-hidden="true">
          <MarkShape mark={{ ...shape, revision: 1 }} place={place} />
        </svg>
      ) : null}
    </div>
  );
}

/** Those in which a pen has been used: it is told from fingers from then on. */
const sawPen = new WeakSet<Notebook>();

const pressureOf = ({ pointerType, pressure }: { pointerType: string; pressure: number }): number =>
  pointerType === 'pen' ? pressure : 0.5;

const ends = ({ points }: Stroke): [Point, Point] => [
  [points[0] ?? 0, points[1] ?? 0],
  [points.at(-3) ?? 0, points.at(-2) ?? 0],
];

function scrolledBy(element: Element, left: number, top: number): void {
  element.closest('[role="document"]')?.scrollBy({ left, top, behavior: 'instant' });
}

/** A note or text begins where somebody pressed; it is kept once something is written. */
export function startWriting(book: Notebook, page: number, at: Point, view: Box): void {
  book.set({ draft: moved(writtenOf(book, page, at) as Mark, [0, 0], view), selected: undefined });
}

interface WetCanvasProps {
  book: Notebook;
  place: PagePlace;
  ratio: number;
  canvas: RefObject<HTMLCanvasElement | null>;
}

function WetCanvas({ book, place, ratio, canvas }: WetCanvasProps) {
  const pen = useNotebook(book, (state) => state.pen);
  return (
    <canvas
      ref={canvas}
      className={clsx(css.wet, css.coloured, markColours[pen])}
      width={Math.round(place.width * ratio)}
      height={Math.round(place.height * ratio)}
    />
  );
}
