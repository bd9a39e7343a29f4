import { keptMarks, type StorageKey } from '@tvacha/shared-core/storage';
import en from './locales/en.json';
import hi from './locales/hi.json';

/** By hand, as people find them in their browser; one that is added asks to be told of. */
const names: Record<StorageKey, string> = {
  token: 'token',
  refreshToken: 'refreshToken',
  userId: 'userId',
  customerId: 'customerId',
  isLogin: 'isLogin',
  firstLogin: 'firstLogin',
  userIdTemp: 'userIdTemp',
  type: 'type',
  sessionEnd: 'sessionEnd',
  refreshTurn: 'refreshTurn',
  searches: 'searches',
  readerView: 'readerView',
  sessionPhone: 'phone',
  sessionEmail: 'email',
  sessionCustomerId: 'customerId',
  sentCode: 'sentCode',
  scopedToken: 'scopedToken',
  registrationDraft: 'registrationDraft',
  drafts: 'drafts',
  ipAddress: 'ipAddress',
  previousPath: 'previousPath',
  theme: 'theme',
  language: 'language',
};

test.each([
  ['en', en],
  ['hi', hi],
] as const)('[SEC-44] the privacy notice names all that is kept in the browser (%s), and nothing else', (_, words) => {
  const told = `${words['browser.2.a']} ${words['browser.2.b']} ${words['browser.2.c']}`;
  const expected = new Set([...Object.values(names), keptMarks, 'scrollPositions']);
  const named = told.match(/[a-z]+(?:[A-Z][a-z]+)+|kept-marks/g) ?? [];
  expect(named.filter((name) => !expected.has(name))).toEqual([]);
  expect([...expected].filter((name) => !new RegExp(`\\b${name}\\b`).test(told))).toEqual([]);
  expect(told).not.toMatch(/failed to load|खुल न सके/);
});
