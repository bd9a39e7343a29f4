import { act, screen, waitFor, within } from '@testing-library/react';
import type { EarlierMark } from '@tvacha/shared-contract';
import type { SlotText, SlotWords } from '../pdf/reader-slots';
import { note, openNotes, page, standIns, tool } from '../testing/open-notes';

beforeEach(standIns);

/** A line of ten points' height; each letter is five points wide, as nothing can be measured here. */
const words = (str: string, x: number, y: number, transform = [10, 0, 0, 10, x, y]): SlotWords => ({
  str,
  hasEOL: true,
  fontName: 'f',
  transform,
  width: str.length * 5,
});
const text = (...items: SlotWords[]): SlotText => ({
  items,
  styles: { f: { ascent: 0.9, descent: -0.1, fontFamily: 'serif' } },
});
const marked = (id: string, quote: string, at: number | null, more: object = {}): EarlierMark => ({
  mark: {
    id,
    revision: 4,
    page: 2,
    kind: 'highlight',
    colour: 'green',
    boxes: [[1, 2, 3, 4]],
    quote,
    before: '',
    after: '',
    text: '',
    ...more,
  },
  page: at,
});

test('[PDF-02] highlights of an earlier edition are carried to their words; what has no place is listed, and put away', async () => {
  const texts = {
    3: text(
      words('Give terbin-', 50, 700),
      words('afine for twelve weeks.', 50, 680),
      // A line that runs upwards.
      words('Ring of scales', 300, 200, [0, 10, -10, 0, 300, 200]),
    ),
  };
  const { user, book, changes } = openNotes([note('a', 'Ask about gloves')], page, texts);
  const earlier = [
    marked('found', 'terbinafine for twelve weeks', 3, { text: 'Liver first' }),
    marked('upwards', 'of scales', 3),
    marked('moved', 'nowhere on this page', 3),
    marked('lost', 'griseofulvin', null),
  ];
  act(() =>
    book.set({
      earlier: { isRead: true, items: [...earlier, { mark: note('n', 'Old note'), page: null } as EarlierMark] },
    }),
  );
  const put = { kind: 'highlight', page: 3, revision: 1, colour: 'green' };
  await waitFor(() =>
    expect(changes).toMatchObject([
      {
        removed: [],
        marks: [
          { ...put, id: 'found', text: 'Liver first', boxes: [[75, 699, 110, 709], [50, 679, 160, 689]] }, // biome-ignore format: a box a line
          { ...put, id: 'upwards', boxes: [[291, 225, 301, 270]] },
        ],
      },
    ]),
  );
  // Nobody did it, so nobody takes it back.
  await user.click(tool('Write in the document'));
  expect(tool('Undo')).toBeDisabled();
  await user.click(tool('Notes 3'));
  const section = within(screen.getByRole('region', { name: 'Notes from an earlier edition' }));
  expect(section.getByRole('status')).toHaveTextContent(
    '2 highlights were found again in this edition. 3 notes of an earlier edition have no place in this one:',
  );
  expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Page 2 of the earlier editionnowhere on this page',
    'Page 2 of the earlier editiongriseofulvin',
    'Page 1 of the earlier editionOld note',
  ]);
  await user.click(section.getByRole('button', { name: 'Delete: Highlight: griseofulvin, page 2' }));
  expect(changes.at(-1)).toEqual({ marks: [], removed: [{ id: 'lost', revision: 5 }] });
  expect(section.getAllByRole('listitem')).toHaveLength(2);
});
