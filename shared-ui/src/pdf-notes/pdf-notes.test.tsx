import { PDFDocument } from '@cantoo/pdf-lib';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Mark } from '@tvacha/shared-contract';
import type { SlotPage } from '../pdf/reader-slots';
import { renderPart } from '../testing/render-part';
import { placeOf } from './page-place';
import { type Changed, notesOf, openNotebook } from './pdf-notes';

const page: SlotPage = { number: 1, view: [0, 0, 600, 800], rotation: 0, width: 600 };
const note = (id: string, text: string, more: object = {}) =>
  ({ id, revision: 1, page: 1, kind: 'note', colour: 'yellow', at: [100, 700], text, ...more }) as Mark;
const heard = (mark: Mark) => ({ id: mark.id, revision: mark.revision, mark, changedAt: '2026-06-01T06:00:00.000Z' });

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

// Nor has it drawing, and scrolling to a mark.
beforeEach(() => {
  Object.assign(globalThis, { PointerEvent: Pointer });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Element.prototype.scrollIntoView = () => undefined;
});

/** One page of a reader, with all that notes add to it. */
function open(marks: Mark[] = [], shown: SlotPage = page) {
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
  const around = { stage: { current: document.body }, page: 1, goTo: (number: number) => wanted.push(number), getFile };
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
    surface: () => document.querySelector('[data-tool]') as Element,
  };
}
const tool = (name: string) => screen.getByRole('button', { name });
const at = (clientX: number, clientY: number, more: object = {}) => ({
  clientX,
  clientY,
  pointerId: 1,
  button: 0,
  buttons: 1,
  pointerType: 'mouse',
  ...more,
});
function drag(surface: Element, points: [number, number][], more: object = {}) {
  const [first = [0, 0], ...rest] = points;
  fireEvent.pointerDown(surface, at(...first, more));
  for (const point of rest) fireEvent.pointerMove(surface, at(...point, more));
  fireEvent.pointerUp(surface, at(...(points.at(-1) ?? first), more));
}

test.each([0, 90, 180, 270])('[PDF-02] a place on a page turned by %i° is found again on screen', (rotation) => {
  const place = placeOf({ view: [10, 20, 610, 820], rotation, width: 300 });
  const [x, y] = place.toPage(place.toScreen([123, 456]));
  expect([x, y].map(Math.round)).toEqual([123, 456]);
  // The upper left corner of the sheet as it is in the file.
  const corner = { 0: [0, 0], 90: [place.width, 0], 180: [place.width, place.height], 270: [0, place.height] }[
    rotation
  ];
  expect(place.toScreen([10, 820]).map(Math.round)).toEqual(corner?.map(Math.round));
});

test('[PDF-02] a stroke is drawn in points of the page, taken back and drawn again', async () => {
  const { user, changes, surface } = open();
  await user.click(tool('Write in the document'));
  drag(surface(), [[10, 10], [20, 20], [30, 10]]); // biome-ignore format: one stroke
  expect(changes[0]?.marks).toMatchObject([
    { kind: 'ink', page: 1, colour: 'ink', revision: 1, points: [10, 790, 0.5, 20, 780, 0.5, 30, 790, 0.5] },
  ]);
  await user.click(tool('Undo'));
  expect(changes.at(-1)?.removed).toMatchObject([{ revision: 2 }]);
  await user.click(tool('Redo'));
  expect(changes.at(-1)?.marks).toMatchObject([{ kind: 'ink', revision: 3 }]);
});

test('[PDF-02] once a pen has drawn, a finger draws nothing; the other end of the pen erases', async () => {
  const { user, book, changes, surface } = open();
  await user.click(tool('Write in the document'));
  drag(surface(), [[10, 10], [100, 10]], { pointerType: 'pen', pressure: 0.8 }); // biome-ignore format: one stroke
  expect(changes).toHaveLength(1);
  drag(surface(), [[10, 50], [100, 50]], { pointerType: 'touch' }); // biome-ignore format: one stroke
  expect(changes).toHaveLength(1);
  drag(surface(), [[10, 10], [100, 10]], { pointerType: 'pen', buttons: 32, button: 5 }); // biome-ignore format: one stroke
  expect(changes.at(-1)?.removed).toHaveLength(1);
  expect([...book.get().list.marks.values()].filter(Boolean)).toEqual([]);
});

test('[PDF-02] by keyboard alone a note is placed, written, moved by 1 and 10 points, and deleted', async () => {
  const { user, changes } = open();
  const sheet = { left: 0, top: 0, right: 600, bottom: 800, width: 600, height: 800 } as DOMRect;
  for (const element of [document.body, screen.getByTestId('page')])
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(sheet);
  await user.click(tool('Write in the document'));
  const bar = screen.getByRole('toolbar', { name: 'Tools to write in the document' });
  within(bar).getByRole('button', { name: 'Pen' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(within(bar).getByRole('button', { name: 'Note' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(within(bar).getByRole('button', { name: 'Place in the middle' }));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  await user.keyboard('Ask about gloves');
  expect(changes).toEqual([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(changes.at(-1)?.marks).toMatchObject([{ kind: 'note', at: [300, 400], text: 'Ask about gloves' }]);
  const mark = screen.getByRole('button', { name: 'Note: Ask about gloves, page 1' });
  expect(mark).toHaveFocus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  expect(changes.at(-1)?.marks).toMatchObject([{ at: [301, 410] }]);
  await user.keyboard('{Delete}');
  expect(changes.at(-1)?.removed).toHaveLength(1);
  expect(mark).not.toBeInTheDocument();
});

test('[PDF-02] notes are listed by page, searched, filtered by colour, deleted, and lead to their place', async () => {
  const { user, changes, wanted } = open([
    note('a', 'Ask about gloves', { page: 7 }),
    note('b', 'Show the figure', { colour: 'rose' }),
  ]);
  await user.click(tool('Notes 2'));
  const entries = () => screen.getAllByRole('listitem').map((entry) => entry.textContent);
  expect(entries().map((text) => text?.includes('gloves'))).toEqual([false, true]);
  await user.type(screen.getByRole('searchbox', { name: 'Search your notes' }), 'gloves');
  await waitFor(() => expect(entries()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /Page 7.*Ask about gloves/ }));
  expect(wanted).toEqual([7]);
  await user.clear(screen.getByRole('searchbox', { name: 'Search your notes' }));
  const panel = within(screen.getByRole('complementary', { name: 'Notes' }));
  await user.click(panel.getByRole('button', { name: 'Rose' }));
  await waitFor(() => expect(entries()).toEqual([expect.stringContaining('Show the figure')]));
  await user.click(screen.getByRole('button', { name: 'Delete: Note: Show the figure, page 1' }));
  expect(changes.at(-1)?.removed).toEqual([{ id: 'b', revision: 2 }]);
});

test('[PDF-02] the bar says whether what was written is kept, and a full document takes no more', async () => {
  const { user, book, changes } = open();
  await user.click(tool('Write in the document'));
  expect(screen.getByText('Saved')).toBeVisible();
  const marks = Array.from({ length: 5_000 }, (_, number) => heard(note(`${number}`, `${number}`, { page: 2 })));
  act(() => {
    book.hear(marks);
    book.act({ put: [note('more', 'one more')] });
  });
  expect(await screen.findByText('This document is full: 5,000 marks or 20 MB of pictures')).toBeVisible();
  expect(changes).toEqual([]);
});

test('[PDF-02] a picture is put in by file, asks what it shows, and is moved, sized and turned by keys and fields', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:rash', revokeObjectURL: () => undefined });
  const { user, book, changes, pictures, container } = open();
  const sheet = { left: 0, top: 0, right: 600, bottom: 800, width: 600, height: 800 } as DOMRect;
  for (const element of [document.body, screen.getByTestId('page')])
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(sheet);
  await user.click(tool('Write in the document'));
  const field = screen.getByLabelText('Picture file');
  await userEvent
    .setup({ applyAccept: false })
    .upload(field, new File(['<svg/>'], 'rash.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Take a JPEG, PNG or WebP of at most 10 MB.');
  expect(pictures.send).not.toHaveBeenCalled();
  const rash = new File(['…'], 'rash.png', { type: 'image/png' });
  pictures.send.mockRejectedValueOnce(new Error('This image is damaged'));
  await user.upload(field, rash);
  expect(await screen.findByRole('alert')).toHaveTextContent('This image is damaged');
  fireEvent.paste(document.body, { clipboardData: { files: [rash] } });
  // 400 by 200 pixels at 96 dots an inch.
  await waitFor(() =>
    expect(changes.at(-1)?.marks).toMatchObject([{ kind: 'image', box: [150, 325, 450, 475], angle: 0, alt: '' }]),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(container.querySelector('image')).toHaveAttribute('href', 'blob:rash'));

  await user.type(screen.getByRole('textbox', { name: 'What the picture shows' }), 'Rings with a scaly edge');
  await user.clear(screen.getByRole('textbox', { name: 'Width in points' }));
  await user.type(screen.getByRole('textbox', { name: 'Width in points' }), '100{Enter}');
  expect(changes.at(-1)?.marks).toMatchObject([{ box: [250, 375, 350, 425], alt: 'Rings with a scaly edge' }]);
  await user.clear(screen.getByRole('textbox', { name: 'Angle in degrees' }));
  await user.type(screen.getByRole('textbox', { name: 'Angle in degrees' }), '30{Enter}');
  act(() => screen.getByRole('button', { name: 'Picture: Rings with a scaly edge, page 1' }).focus());
  await user.keyboard('r{+}{ArrowRight}');
  expect(changes.at(-1)?.marks).toMatchObject([{ box: [246, 372.5, 356, 427.5], angle: -45 }]);
  // A picture is no stroke: the eraser leaves it.
  await user.click(tool('Eraser'));
  drag(document.querySelector('[data-tool]') as Element, [[300, 400], [310, 410]]); // biome-ignore format: one sweep
  expect([...book.get().list.marks.values()].filter(Boolean)).toHaveLength(1);
});

test('[PDF-02] several marks are selected, moved, copied to another page and deleted together', async () => {
  const { user, book, changes } = open([
    note('a', 'one', { at: [100, 700] }),
    note('b', 'two', { at: [300, 500] }),
    note('c', 'elsewhere', { page: 2, at: [50, 50] }),
  ]);
  await user.click(tool('Write in the document'));
  await user.click(tool('Select'));
  const sheet = screen.getByTestId('page');
  fireEvent.click(sheet, { clientX: 100, clientY: 100 });
  fireEvent.click(sheet, { clientX: 300, clientY: 300, shiftKey: true });
  const frame = screen.getByRole('button', { name: '2 selected, Note: one, page 1' });
  act(() => frame.focus());
  await user.keyboard('{ArrowRight}');
  expect(changes.at(-1)?.marks).toMatchObject([{ at: [101, 700] }, { at: [301, 500] }]);
  await user.click(tool('Undo'));
  expect(changes.at(-1)?.marks).toMatchObject([{ at: [100, 700] }, { at: [300, 500] }]);
  await user.click(within(sheet).getByRole('button', { name: 'Copy' }));
  const box = { left: 0, top: 0, right: 600, bottom: 800, width: 600, height: 800 } as DOMRect;
  for (const element of [document.body, sheet]) jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(box);
  const [first] = book.shown.values();
  if (!first) throw new Error('No page is shown');
  // Now the second page is in view.
  act(() => {
    book.shown.clear();
    book.shown.set(2, { ...first, number: 2 });
  });
  await user.click(tool('Put 2 copies here'));
  expect(changes.at(-1)?.marks).toMatchObject([
    { page: 2, at: [100, 700], text: 'one', revision: 1 },
    { page: 2, at: [300, 500], text: 'two', revision: 1 },
  ]);
  fireEvent.paste(document.body, { clipboardData: { files: [] } });
  expect(changes.at(-1)?.marks).toMatchObject([{ at: [112, 688] }, { at: [312, 488] }]);
  fireEvent.click(sheet, { clientX: 100, clientY: 100 });
  act(() => screen.getByRole('button', { name: 'Note: one, page 1' }).focus());
  await user.keyboard('{Control>}a{/Control}{Delete}');
  expect(changes.at(-1)?.removed).toMatchObject([{ id: 'a' }, { id: 'b' }]);
});

test('[PDF-02] where no copy can be made it is said why, and where another try makes sense it is offered', async () => {
  const { user, getFile } = open([note('a', 'Ask about gloves')]);
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.encrypt({ ownerPassword: 'naevus' });
  getFile.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(await pdf.save());
  await user.click(tool('Notes 1'));
  await user.click(tool('Copy with my notes'));
  expect(await screen.findByText(/^The copy could not be made/)).toBeVisible();
  await user.click(tool('Try again'));
  expect(await screen.findByText(/^This file is locked/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('[PDF-02] what comes from another device appears while the document is open', async () => {
  const { user, book } = open([note('a', 'mine')]);
  await user.click(tool('Notes 1'));
  act(() => book.hear([heard(note('b', 'from the tablet'))]));
  expect(await screen.findByText('from the tablet')).toBeVisible();
  await user.click(tool('Write in the document'));
  expect(screen.queryByRole('alert')).toBeNull();
  // It was changed here as well, and the other was quicker: nothing is lost unsaid.
  act(() => book.hear([{ ...heard(note('a', 'theirs')), revision: 5 }], true));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^A mark was changed elsewhere meanwhile/);
});
