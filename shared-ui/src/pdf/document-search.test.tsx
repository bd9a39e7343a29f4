import { screen, waitFor } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import type { PdfFile } from './page-list';
import { SearchPanel } from './search-panel';
import { type SearchText, useDocumentSearch } from './use-document-search';

/** A document with these texts, as pdf.js opens it. */
const documentOf = (...texts: string[]) =>
  ({
    numPages: texts.length,
    getPage: async (page: number) => ({ getTextContent: async () => ({ items: [{ str: texts[page - 1] }] }) }),
  }) as unknown as PdfFile;

const written = documentOf('Nothing here', 'Of melasma');

const size = { width: 420, height: 595 };
/** The second page is the first of the text. */
const pages = [
  { ...size, label: 'i' },
  { ...size, label: '1' },
];

function Panel({ searchText, onHit }: { searchText: SearchText; onHit?: (page: number | undefined) => void }) {
  const found = useDocumentSearch(written, searchText);
  const show = (at: number) => {
    found.choose(at);
    onHit?.(found.hits[at]?.page);
  };
  return <SearchPanel pages={pages} found={found} onHit={show} />;
}

test('[PDF-01] words are looked for in the text that is kept, with what is asked for', async () => {
  const asked: unknown[] = [];
  const searchText: SearchText = async (search) => {
    asked.push(search);
    return [{ page: 142, nth: 0, before: 'of the ', found: 'melanocyte', after: ' alone' }];
  };
  const { user } = renderPart(<Panel searchText={searchText} />);
  await user.type(screen.getByRole('searchbox'), 'melanocyte{Enter}');
  expect(await screen.findByRole('button', { name: /Page 142/ })).toHaveTextContent('of the melanocyte alone');
  expect(asked.at(-1)).toEqual({ words: 'melanocyte', wholeWords: false });
  await user.click(screen.getByRole('checkbox', { name: 'Whole words' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ words: 'melanocyte', wholeWords: true }));
});

test('[PDF-01] a search that was not answered says so, reads no document for it, and asks once more', async () => {
  const read = jest.spyOn(written, 'getPage');
  const searchText = jest
    .fn<ReturnType<SearchText>, Parameters<SearchText>>()
    .mockRejectedValueOnce(new Error('The line is cut'))
    .mockResolvedValue([{ page: 9, nth: 0, before: '', found: 'melasma', after: '' }]);
  const { user } = renderPart(<Panel searchText={searchText} />);
  await user.type(screen.getByRole('searchbox'), 'melasma{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The document could not be searched.');
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /Page 9/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect([searchText.mock.calls.length, read.mock.calls.length]).toEqual([2, 0]);
  read.mockRestore();
});

test('[PDF-01] a document of which a page could not be read is read on when it is asked for', async () => {
  const read = jest.spyOn(written, 'getPage').mockRejectedValueOnce(new Error('The line is cut'));
  const { user } = renderPart(<Panel searchText={async () => null} />);
  await user.type(screen.getByRole('searchbox'), 'melasma{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Page 1/ })).toHaveTextContent('Of melasma');
  read.mockRestore();
});

test('[PDF-01] a text that is not kept is read in the document', async () => {
  const { user } = renderPart(<Panel searchText={async () => null} />);
  await user.type(screen.getByRole('searchbox'), 'melasma{Enter}');
  expect(await screen.findByRole('button', { name: /^Page 1/ })).toHaveTextContent('Of melasma');
});

test('[PDF-01] Enter leads to the first hit once it is found, then from hit to hit, with Shift back', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const hits = [142, 150, 151].map((page) => ({ page, nth: 0, before: '', found: 'nail', after: '' }));
  let answer = (_: typeof hits): void => undefined;
  const answered = new Promise<typeof hits>((resolve) => {
    answer = resolve;
  });
  const led: (number | undefined)[] = [];
  const { user } = renderPart(<Panel searchText={() => answered} onHit={(page) => led.push(page)} />);
  const field = screen.getByRole('searchbox');
  await user.type(field, 'nail{Enter}');
  expect(led).toEqual([]);
  answer(hits);
  await waitFor(() => expect(led).toEqual([142]));
  await user.type(field, '{Enter}{Enter}{Enter}{Shift>}{Enter}{/Shift}');
  expect(led).toEqual([142, 150, 151, 142, 151]);
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
  await user.click(screen.getByRole('button', { name: /Page 150/ }));
  await user.type(field, '{Enter}');
  expect(led.slice(-2)).toEqual([150, 151]);
});
