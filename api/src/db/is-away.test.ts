import { isAway } from './is-away';

const coded = (code: string, message = 'said by the server') => Object.assign(new Error(message), { code });
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause });

test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300', '57014', '40P01'])(
  '[SEC-42] %s is a database that is away, however deep it lies',
  (code) => {
    expect(isAway(coded(code))).toBe(true);
    expect(isAway(wrapped(coded(code)))).toBe(true);
    expect(isAway(wrapped(wrapped(coded(code))))).toBe(true);
  },
);

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated: silent for 20000 ms',
])('[SEC-42] “%s” is a database that is away, though it has no code', (message) => {
  expect(isAway(wrapped(new Error(message)))).toBe(true);
});

test('[SEC-42] a fault of a statement is not', () => {
  for (const code of ['23505', '42601', '57000', '22P02']) expect(isAway(wrapped(coded(code)))).toBe(false);
  for (const odd of [undefined, null, 'ECONNREFUSED', { code: '57P01' }, wrapped(undefined)]) {
    expect(isAway(odd)).toBe(false);
  }
});
