import { findSpans, fold, type SearchFor } from '@tvacha/shared-contract/page-text';
import { findHits } from './document-text';

const found = (text: string, words: string, wholeWords = false) =>
  findSpans(fold(text), { words, wholeWords }).map(({ start, end }) => text.slice(start, end));

test.each<[what: string, text: string, words: string, places: string[]]>([
  ['in any case', 'Melasma and MELASMA', 'melasma', ['Melasma', 'MELASMA']],
  ['without its accents', 'Ménière, Behçet', 'behcet', ['Behçet']],
  ['with accents that the text lacks', 'the naive naevus', 'naïve', ['naive']],
  ['over the end of a line', 'lichen\nplanus', 'lichen planus', ['lichen\nplanus']],
  ['halved by a hyphen at the end of a line', 'hyperpig-\nmentation', 'hyperpigmentation', ['hyperpig-\nmentation']],
  ['with a hyphen of its own', 'anti-inflammatory', 'anti-inflammatory', ['anti-inflammatory']],
  ['with a hyphen before a name', 'post-\nKaposi', 'post- kaposi', ['post-\nKaposi']],
  ['of Devanagari', 'त्वचा रोग, त्वचा', 'त्वचा', ['त्वचा', 'त्वचा']],
  ['not another vowel of Devanagari', 'दाद दूद', 'दाद', ['दाद']],
  ['beside itself', 'aaaa', 'aa', ['aa', 'aa']],
  ['beyond the first plane', '𝒳 tinea', 'tinea', ['tinea']],
  ['of nothing but blanks', 'a  b', '   ', []],
])('[PDF-01] words %s are found', (_what, text, words, places) => {
  expect(found(text, words)).toEqual(places);
});

test('[PDF-01] whole words are told from parts of words', () => {
  expect(found('tinea tineas (tinea) subtinea', 'tinea', true)).toEqual(['tinea', 'tinea']);
  expect(found('tinea tineas (tinea) subtinea', 'tinea')).toHaveLength(4);
  expect(found('दाद दादी', 'दाद', true)).toHaveLength(1);
});

test('[PDF-01] each place is told with its page and the words around it', () => {
  const pages = ['Nothing here.', 'A peel does not calm the melano-\ncyte. The melanocyte stays.'].map(fold);
  const search: SearchFor = { words: 'melanocyte', wholeWords: false };
  expect(findHits(pages, search)).toEqual([
    { page: 2, nth: 0, before: 'A peel does not calm the ', found: 'melanocyte', after: '. The melanocyte stays.' },
    { page: 2, nth: 1, before: 'A peel does not calm the melanocyte. The ', found: 'melanocyte', after: ' stays.' },
  ]);
});

test('[PDF-01] a search for a letter that stands everywhere ends', () => {
  expect(findHits([fold('e'.repeat(5000))], { words: 'e', wholeWords: false })).toHaveLength(1000);
});
