import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Mark } from '@tvacha/shared-contract';
import { drag, note, openNotes, standIns, tool } from '../testing/open-notes';

beforeEach(standIns);

test('[PDF-02] a picture is put in by file, asks what it shows, and is moved, sized and turned by keys and fields', async () => {
  const { user, book, changes, pictures, container } = openNotes();
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

test('[PDF-02] a picture is turned by its handle, freely and by 15 degrees, and put before and behind another', async () => {
  const picture = (id: string, order?: number) =>
    note(id, '', { kind: 'image', file: id, box: [250, 350, 350, 450], angle: 0, alt: id, order }) as Mark;
  const { user, book, changes, container } = openNotes([
    picture('a'),
    picture('b', 1),
    note('c', 'over it', { at: [260, 440] }),
  ]);
  const drawn = () => [...container.querySelectorAll('[data-mark]')].map((one) => one.getAttribute('data-mark'));
  await user.click(tool('Write in the document'));
  await user.click(tool('Select'));
  const sheet = screen.getByTestId('page');
  // Of two that lie over each other the one in front is meant.
  fireEvent.click(sheet, { clientX: 300, clientY: 400 });
  expect(book.get().selected).toBe('b');
  const frame = screen.getByRole('button', { name: 'Picture: b, page 1' });
  const rect = { left: 244, top: 344, right: 356, bottom: 456, width: 112, height: 112 } as DOMRect;
  jest.spyOn(frame, 'getBoundingClientRect').mockReturnValue(rect);
  const handle = frame.querySelector('[data-turn]') as Element;
  // From above its middle to 40 degrees with the clock.
  const to = [300 + 80 * Math.sin((40 * Math.PI) / 180), 400 - 80 * Math.cos((40 * Math.PI) / 180)] as [number, number];
  drag(handle, [[300, 320], to]); // biome-ignore format: one turn
  expect(changes.at(-1)?.marks).toMatchObject([{ id: 'b', angle: -40, box: [250, 350, 350, 450] }]);
  await user.click(tool('Undo'));
  drag(handle, [[300, 320], to], { shiftKey: true }); // biome-ignore format: one turn
  expect(changes.at(-1)?.marks).toMatchObject([{ angle: -45 }]);
  expect(screen.getByRole('button', { name: 'To the front' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'To the back' }));
  expect(changes.at(-1)?.marks).toMatchObject([{ id: 'b', order: -1 }]);
  expect(drawn()).toEqual(['b', 'a', 'c']);
  act(() => screen.getByRole('button', { name: 'Picture: b, page 1' }).focus());
  await user.keyboard(']');
  expect(drawn()).toEqual(['a', 'b', 'c']);
});

test('[PDF-02] several marks are selected, moved, copied to another page and deleted together', async () => {
  const { user, book, changes } = openNotes([
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
