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

test.each<[string, SearchText]>([
  ['is not kept', async () => null],
  ['cannot be asked for', () => Promise.reject(new Error('The line is cut'))],
])('[PDF-01] a text that %s is read in the document', async (_what, searchText) => {
  const { user } = renderPart(<Panel searchText={searchText} />);
  await user.type(screen.getByRole('searchbox'), 'melasma{Enter}');
  expect(await screen.findByRole('button', { name: /Page 2/ })).toHaveTextContent('Of melasma');
});
