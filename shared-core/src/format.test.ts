import { formatDate, formatNumber, formatRelativeDay } from '@tvacha/shared-core/format';
import { speak } from '@tvacha/shared-core/i18n';

afterEach(() => speak('en'));

test('[UX-03] dates and numbers read as in India', () => {
  expect(formatDate('2026-03-04')).toBe('4 Mar 2026');
  expect(formatDate('2026-03-04', 'long')).toBe('4 March 2026');
  expect(formatNumber(1_234_567)).toBe('12,34,567');
});

test.each(['en', 'hi'] as const)('[UX-03] numbers below and above a thousand read alike in %s', (language) => {
  speak(language);
  expect([0, 999, 1000, 99.5, -1234].map(formatNumber)).toEqual(['0', '999', '1,000', '99.5', '-1,234']);
});

test('[UX-03] a day begins at midnight in India', () => {
  expect(formatDate('2026-03-03T18:29:59Z')).toBe('3 Mar 2026');
  expect(formatDate('2026-03-03T18:30:00Z')).toBe('4 Mar 2026');
});

test.each([
  ['2026-03-04T00:00:00Z', 'today'],
  ['2026-03-03', 'yesterday'],
  ['2026-03-03T18:30:00Z', 'today'],
  ['2026-03-01', '3 days ago'],
  ['2026-03-05', 'tomorrow'],
  ['2026-02-25', '25 Feb 2026'],
])('[UX-03] %s is %s on 4 March, late in the evening in India', (value, words) => {
  expect(formatRelativeDay(value, new Date('2026-03-04T18:00:00Z'))).toBe(words);
});

test('[UX-03] in Hindi dates and numbers read as in India too', () => {
  speak('hi');
  expect(formatDate('2026-10-12')).toBe('12 अक्टूबर 2026');
  expect(formatDate('2026-03-04', 'day')).toBe('बुधवार, 4 मार्च');
  expect(formatDate('2026-03-03T18:30:00Z', 'time')).toMatch(/^4 मार्च 2026.*रात 12:00 बजे$/);
  expect(formatDate('2026-03-03T12:30:00Z', 'clock')).toBe('शाम 6:00');
  expect(formatNumber(1_234_567)).toBe('12,34,567');
  expect(formatRelativeDay('2026-03-04', new Date('2026-03-04T18:00:00Z'))).toBe('आज');
});
