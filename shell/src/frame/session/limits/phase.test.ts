import { isWorthTelling, phaseAt } from './phase';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Staff: half an hour of rest, twelve hours in all; it was last used at zero. */
const staff = { used: 0, idle: 30 * minute, end: 12 * hour };

describe('[SEC-23] how a session of staff stands', () => {
  test.each([
    ['just exchanged', 0, 'open', undefined],
    ['a second before the warning', 28 * minute - second, 'open', undefined],
    ['two minutes before the rest is over', 28 * minute, 'ending', 'idle'],
    ['a moment before the rest is over', 30 * minute - 1, 'ending', 'idle'],
    ['the rest over', 30 * minute, 'over', 'idle'],
    ['the machine slept for days', 100 * hour, 'over', 'limit'],
    ['a clock behind that of the server', -5 * minute, 'open', undefined],
  ])('[SEC-23] %s', (_name, now, kind, by) => {
    const terms = by === 'limit' ? { ...staff, end: 20 * minute } : staff;
    expect(phaseAt(now, terms)).toMatchObject(by ? { kind, by } : { kind });
  });

  test.each([
    ['before', 12 * hour - 3 * minute, 'open', undefined],
    ['two minutes before', 12 * hour - 2 * minute, 'ending', 'limit'],
    ['at', 12 * hour, 'over', 'limit'],
  ])('[SEC-23] %s the end of the twelve hours, however busy', (_name, now, kind, by) => {
    const busy = { ...staff, used: now - second };
    expect(phaseAt(now, busy)).toEqual(by ? { kind, by, endsAt: 12 * hour } : { kind });
  });

  test.each([
    [9 * second, 6 * second, 5.9 * second],
    [30 * minute, 28 * minute, 28 * minute - 1],
    [5 * minute, 200 * second, 200 * second - 1],
  ])('[SEC-23] of a rest of %i ms the warning comes at %i ms, not before', (idle, warned, open) => {
    const terms = { used: 0, idle, end: hour };
    expect([phaseAt(open, terms).kind, phaseAt(warned, terms).kind]).toEqual(['open', 'ending']);
  });
});

test.each([
  ['just after an exchange', 59 * second, false],
  ['a minute after it', minute, true],
  ['just before the warning', 28 * minute - 1, true],
  ['while the warning is up', 28 * minute, false],
  ['when all is over', 31 * minute, false],
])('[SEC-23] a sign of life %s is told to the server: %#', (_name, now, told) => {
  expect(isWorthTelling(now, staff)).toBe(told);
});
