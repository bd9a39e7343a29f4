import { compileMessage } from '@lingui/message-utils/compileMessage';
import { act, render, screen } from '@testing-library/react';
import {
  createMessages,
  getLanguage,
  messagesLoaded,
  onWordsMissing,
  setLanguage,
  speak,
  startLanguage,
} from '@tvacha/shared-core/i18n';
import { storage } from '@tvacha/shared-core/storage';
import { collectCaughtErrors } from '@tvacha/shared-core/testing';
import { Suspense } from 'react';

const en = {
  'books.title': 'Ebooks',
  'books.found': '{count, plural, =0 {No ebooks} one {# ebook} other {# ebooks}} by {author}',
  'books.help': "It's {open, select, yes {open} other {closed}}",
};
const hi = { 'books.title': 'ई-पुस्तकें' };
const inHindi = async () => ({ default: hi });
/** Words that come when they are told to. */
function slowWords() {
  let arrive = () => {};
  const words = new Promise<{ default: typeof hi }>((resolve) => {
    arrive = () => resolve({ default: hi });
  });
  return { load: () => words, arrive: () => arrive() };
}
const useT = createMessages('doctor', { en, load: inHindi });

function Title({ words = useT }: { words?: typeof useT }) {
  const t = words();
  return <h1>{t('books.title')}</h1>;
}

const faults = collectCaughtErrors();
afterEach(() => {
  act(() => speak('en'));
  storage.remove('language');
  history.replaceState(null, '', '/');
});

test.each([
  [0, 'No ebooks by Rao'],
  [1, '1 ebook by Rao'],
  [123_456, '1,23,456 ebooks by Rao'],
])('[UX-03] words follow the number %d, which is grouped as in India', (count, words) => {
  expect(useT.translate('books.found', { count, author: 'Rao' })).toBe(words);
});

test('[UX-03] a catalogue compiled at build gives the same words as its text', () => {
  const compiled = Object.fromEntries(Object.entries(en).map(([key, text]) => [key, compileMessage(text)]));
  const ready = createMessages('doctor', { en: compiled });
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    const values = { count: 3, author: 'Rao', open: 'yes' };
    expect(ready.translate(key, values)).toBe(useT.translate(key, values));
  }
});

test('[UX-03] another language is drawn at once, remembered, and what it lacks is shown in English', async () => {
  render(<Title />);
  expect(screen.getByRole('heading')).toHaveTextContent('Ebooks');
  await act(() => setLanguage('hi'));
  expect(screen.getByRole('heading')).toHaveTextContent('ई-पुस्तकें');
  expect(useT.translate('books.help', { open: 'yes' })).toBe("It's open");
  expect([document.documentElement.lang, storage.get('language')]).toEqual(['hi', 'hi']);
});

test('[UX-03] the page stays in English until every package has its words, and the last choice counts', async () => {
  const slow = slowWords();
  createMessages('slow', { en, load: slow.load });
  render(<Title />);
  const toHindi = setLanguage('hi');
  await act(async () => {});
  expect(screen.getByRole('heading')).toHaveTextContent('Ebooks');
  const back = setLanguage('en');
  slow.arrive();
  await act(() => Promise.all([toHindi, back]));
  expect([getLanguage(), storage.get('language')]).toEqual(['en', 'en']);
  await act(() => setLanguage('hi'));
  expect(screen.getByRole('heading')).toHaveTextContent('ई-पुस्तकें');
});

test('[UX-03] a package that is loaded later comes up in the language spoken then, with no English before', async () => {
  await act(() => setLanguage('hi'));
  const slow = slowWords();
  const late = createMessages('late', { en, load: slow.load });
  const arrived = messagesLoaded();
  await act(async () => {
    render(
      <Suspense fallback={<p>On its way</p>}>
        <Title words={late} />
      </Suspense>,
    );
  });
  expect(screen.queryByRole('heading')).toBeNull();
  await act(async () => {
    slow.arrive();
    await arrived;
  });
  expect(screen.getByRole('heading')).toHaveTextContent('ई-पुस्तकें');
});

test('[UX-03] words that do not come leave the page in English, are told of, and may be asked for again', async () => {
  const missing: string[] = [];
  const unhear = onWordsMissing((language) => missing.push(language));
  let online = false;
  const load = () => (online ? inHindi() : Promise.reject(new Error('offline')));
  createMessages('offline', { en, load });
  expect(await act(() => setLanguage('hi'))).toBe(false);
  expect([getLanguage(), storage.get('language'), missing]).toEqual(['en', null, ['hi']]);
  expect(faults).toMatchObject([{ where: 'words:hi' }]);
  online = true;
  expect(await act(() => setLanguage('hi'))).toBe(true);
  unhear();
});

test('[UX-03] words that do not come later leave that package alone in English', async () => {
  await act(() => setLanguage('hi'));
  const missing: string[] = [];
  const unhear = onWordsMissing((language) => missing.push(language));
  const late = createMessages('lost', { en, load: () => Promise.reject(new Error('offline')) });
  await messagesLoaded();
  expect([late.translate('books.title'), useT.translate('books.title'), missing]).toEqual([
    'Ebooks',
    hi['books.title'],
    ['hi'],
  ]);
  unhear();
});

test('[UX-03] a package without a catalogue of the language is no fault', async () => {
  createMessages('english', { en, load: (language) => import(`../locales/none-${language}.json`) });
  expect(await act(() => setLanguage('hi'))).toBe(true);
  expect(faults).toEqual([]);
});

test.each([
  ['hi', '/', 'hi', null],
  ['hi', '/?lang=hi', 'hi', 'hi'],
  ['en', '/?lang=en', 'en', 'en'],
  ['fr', '/?lang=fr', 'en', null],
])('[UX-03] a page sent in %s for %s begins in %s and remembers %s', async (sent, address, language, remembered) => {
  document.documentElement.lang = sent;
  history.replaceState(null, '', address);
  await startLanguage();
  expect([getLanguage(), storage.get('language')]).toEqual([language, remembered]);
});

test('[UX-03] a message that is missing is reported, and its name shown', () => {
  const loose: Record<string, string> = {};
  expect(createMessages('doctor', { en: loose }).translate('nowhere')).toBe('nowhere');
  expect(faults).toMatchObject([{ where: 'words:doctor' }]);
});
