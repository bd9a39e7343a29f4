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

function Panel({ searchText }: { searchText: SearchText }) {
  return <SearchPanel found={useDocumentSearch(written, searchText)} onHit={() => undefined} />;
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
  expect(await screen.findByRole('button', { name: /Page 2/ })).toHaveTextContent('Of melasma');
  read.mockRestore();
});

test('[PDF-01] a text that is not kept is read in the document', async () => {
  const { user } = renderPart(<Panel searchText={async () => null} />);
  await user.type(screen.getByRole('searchbox'), 'melasma{Enter}');
  expect(await screen.findByRole('button', { name: /Page 2/ })).toHaveTextContent('Of melasma');
});
