import { compileMessage } from '@lingui/message-utils/compileMessage';
import { act, render, screen } from '@testing-library/react';
import { type Fault, onFault } from '@tvacha/shared-core/faults';
import { createMessages, setLanguage } from '@tvacha/shared-core/i18n';

const en = {
  'books.title': 'Ebooks',
  'books.found': '{count, plural, =0 {No ebooks} one {# ebook} other {# ebooks}} by {author}',
  'books.help': "It's {open, select, yes {open} other {closed}}",
};
const hi = { 'books.title': 'ई-पुस्तकें' };
const useT = createMessages('doctor', { en, hi });

function Title() {
  const t = useT();
  return <h1>{t('books.title')}</h1>;
}

afterEach(() => setLanguage('en'));

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

test('[UX-03] another language is drawn at once, and what it lacks is shown in English', () => {
  render(<Title />);
  expect(screen.getByRole('heading')).toHaveTextContent('Ebooks');
  act(() => setLanguage('hi'));
  expect(screen.getByRole('heading')).toHaveTextContent('ई-पुस्तकें');
  expect(useT.translate('books.help', { open: 'yes' })).toBe("It's open");
});

test('[UX-03] a message that is missing is reported, and its name shown', () => {
  const faults: Fault[] = [];
  const unwatch = onFault((fault) => faults.push(fault));
  const loose: Record<string, string> = {};
  expect(createMessages('doctor', { en: loose }).translate('nowhere')).toBe('nowhere');
  expect(faults).toMatchObject([{ where: 'words:doctor' }]);
  unwatch();
});
