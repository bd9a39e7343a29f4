import { PDFDocument } from '@cantoo/pdf-lib';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { drag, heard, note, openNotes, standIns, tool } from '../testing/open-notes';
import { placeOf } from './page-place';

beforeEach(standIns);

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
  const { user, changes, surface } = openNotes();
  await user.click(tool('Write in the document'));
  drag(surface(), [[10, 10], [20, 20], [30, 10]]); // biome-ignore format: one stroke
  expect(changes[0]?.marks).toMatchObject([
    { kind: 'ink', page: 1, colour: 'ink', revision: 1, points: [10, 790, 0.5, 20, 780, 0.5, 30, 790, 0.5] },
  ]);
  await user.click(tool('Undo'));
  expect(changes.at(-1)?.removed).toMatchObject([{ revision: 2 }]);
  await user.click(tool('Redo'));
  expect(changes.at(-1)?.marks).toMatchObject([{ kind: 'ink', revision: 3 }]);
  // What goes over the edge stays at it: the server takes no mark beside its page.
  drag(surface(), [[590, 10], [900, -50]]); // biome-ignore format: one stroke
  expect(changes.at(-1)?.marks).toMatchObject([{ points: [590, 790, 0.5, 600, 800, 0.5] }]);
});

test('[PDF-02] Ctrl Z and Ctrl Y step back and on after drawing by mouse, and leave alone what is typed', async () => {
  const { user, changes, surface } = openNotes();
  await user.click(tool('Write in the document'));
  drag(surface(), [[10, 10], [30, 10]]); // biome-ignore format: one stroke
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Control>}z{/Control}');
  expect(changes.at(-1)?.removed).toMatchObject([{ revision: 2 }]);
  await user.keyboard('{Control>}y{/Control}');
  expect(changes.at(-1)?.marks).toMatchObject([{ kind: 'ink', revision: 3 }]);
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(changes.at(-1)?.marks).toMatchObject([{ revision: 3 }]);
  field.remove();
});

test('[PDF-02] once a pen has drawn, a finger draws nothing; the other end of the pen erases', async () => {
  const { user, book, changes, surface } = openNotes();
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
  const { user, changes } = openNotes();
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
  const { user, changes, wanted } = openNotes([
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
  const { user, book, changes } = openNotes();
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

test('[PDF-02] in a full document nothing is begun that would be lost: it says so as the pen is set down', async () => {
  const { user, book, surface } = openNotes();
  await user.click(tool('Write in the document'));
  const marks = Array.from({ length: 5_000 }, (_, number) => heard(note(`${number}`, `${number}`, { page: 2 })));
  act(() => book.hear(marks));
  const pressed = jest.fn();
  surface().setPointerCapture = pressed;
  fireEvent.pointerDown(surface(), { pointerId: 1, clientX: 10, clientY: 10 });
  expect(screen.getByText('This document is full: 5,000 marks or 20 MB of pictures')).toBeVisible();
  expect(pressed).not.toHaveBeenCalled();
  await user.click(tool('Note'));
  fireEvent.pointerDown(surface(), { pointerId: 1, clientX: 10, clientY: 10 });
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
  // Room can still be made.
  await user.click(tool('Eraser'));
  fireEvent.pointerDown(surface(), { pointerId: 1, clientX: 10, clientY: 10 });
  expect(pressed).toHaveBeenCalled();
});

test('[PDF-02] N takes the tool for notes in hand, and ] opens and closes the list', async () => {
  const { press } = openNotes([note('a', 'Ask about gloves')]);
  expect(press('n')).toBe(true);
  expect(await screen.findByRole('button', { name: 'Note', pressed: true })).toBeVisible();
  press(']');
  expect(await screen.findByRole('complementary', { name: 'Notes' })).toBeVisible();
  press(']');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Notes' })).toBeNull());
  expect(press('x')).toBe(false);
});

test('[PDF-02] where no copy can be made it is said why, and where another try makes sense it is offered', async () => {
  const { user, getFile } = openNotes([note('a', 'Ask about gloves')]);
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
  const { user, book } = openNotes([note('a', 'mine')]);
  await user.click(tool('Notes 1'));
  act(() => book.hear([heard(note('b', 'from the tablet'))]));
  expect(await screen.findByText('from the tablet')).toBeVisible();
  await user.click(tool('Write in the document'));
  expect(screen.queryByRole('alert')).toBeNull();
  // It was changed here as well, and the other was quicker: nothing is lost unsaid.
  act(() => book.hear([{ ...heard(note('a', 'theirs')), revision: 5 }], true));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^A mark was changed elsewhere meanwhile/);
});
