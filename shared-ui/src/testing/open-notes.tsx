import { act, fireEvent, screen } from '@testing-library/react';
import type { Mark } from '@tvacha/shared-contract';
import type { SlotPage, SlotText } from '../pdf/reader-slots';
import { type Changed, notesOf, openNotebook } from '../pdf-notes/pdf-notes';
import { renderPart } from './render-part';

export const page: SlotPage = { number: 1, name: '1', view: [0, 0, 600, 800], rotation: 0, width: 600 };
export const note = (id: string, text: string, more: object = {}) =>
  ({ id, revision: 1, page: 1, kind: 'note', colour: 'yellow', at: [100, 700], text, ...more }) as Mark;
export const heard = (mark: Mark) => ({
  id: mark.id,
  revision: mark.revision,
  mark,
  changedAt: '2026-06-01T06:00:00.000Z',
});

/** Pointers as browsers have them, and jsdom has not. */
class Pointer extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly pressure: number;
  constructor(type: string, { pointerId = 0, pointerType = '', pressure = 0, ...rest }: PointerEventInit = {}) {
    super(type, rest);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
    this.pressure = pressure;
  }
}

/** Nor has it drawing, scrolling to a mark, and addresses for bytes. */
export function standIns(): void {
  Object.assign(globalThis, { PointerEvent: Pointer });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(URL, { createObjectURL: () => 'blob:rash', revokeObjectURL: () => undefined });
}

/** One page of a reader, with all that notes add to it. */
export function openNotes(marks: Mark[] = [], shown: SlotPage = page, texts: Record<number, SlotText> = {}) {
  const changes: Changed[] = [];
  const pictures = {
    send: jest.fn(async () => ({ file: 'f', width: 400, height: 200 })),
    open: async () => new Blob(),
  };
  const book = openNotebook({
    pictures,
    title: 'Nails',
    author: 'Dr. Rao',
    marks: marks.map(heard),
    onChange: (changed) => changes.push(changed),
  });
  const slots = notesOf(book);
  const wanted: number[] = [];
  const getFile = jest.fn<Promise<Uint8Array>, []>();
  const around = {
    stage: { current: document.body },
    page: 1,
    goTo: (number: number) => wanted.push(number),
    nameOf: String,
    getFile,
    textOf: async (number: number) => texts[number] ?? { items: [], styles: {} },
  };
  const part = renderPart(
    <>
      {slots.tools?.()}
      <section data-testid="page">{slots.page?.(shown)}</section>
      {slots.bar?.(around)}
      {slots.side?.(around)}
    </>,
  );
  return {
    ...part,
    book,
    changes,
    wanted,
    pictures,
    getFile,
    /** A key over the pages, as the reader hands it on. */
    press(key: string) {
      let isTaken: boolean | undefined;
      act(() => {
        isTaken = slots.key?.(key);
      });
      return isTaken;
    },
    surface: () => document.querySelector('[data-tool]') as Element,
  };
}
export const tool = (name: string) => screen.getByRole('button', { name });
const at = (clientX: number, clientY: number, more: object = {}) => ({
  clientX,
  clientY,
  pointerId: 1,
  button: 0,
  buttons: 1,
  pointerType: 'mouse',
  ...more,
});
/** Presses, moves and lets go. */
export function drag(surface: Element, points: [number, number][], more: object = {}) {
  const [first = [0, 0], ...rest] = points;
  fireEvent.pointerDown(surface, at(...first, more));
  for (const point of rest) fireEvent.pointerMove(surface, at(...point, more));
  fireEvent.pointerUp(surface, at(...(points.at(-1) ?? first), more));
}
