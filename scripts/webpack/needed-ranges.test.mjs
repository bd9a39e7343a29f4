import { neededRanges } from './needed-ranges.mjs';

const core = '@tvacha/shared-core';
const since = {
  [core]: { './toasts#toast': '9.2.0', './paths#paths.far': '9.3.0', './paths#paths.codes["x"]': '9.9.0' },
};
const dependencies = { [core]: '^9.0.0' };
const rangeOf = (...used) => neededRanges(new Map(used), dependencies, since)[core];

test.each([
  ['what was always there', [`${core}/toasts`, [['closeToast']]], '^9.0.0'],
  ['a member that came later', [`${core}/toasts`, [['closeToast'], ['toast']]], '^9.2.0'],
  ['a field of a table', [`${core}/paths`, [['paths', 'far']]], '^9.3.0'],
  ['another field of it', [`${core}/paths`, [['paths', 'home']]], '^9.0.0'],
  ['the whole table', [`${core}/paths`, [['paths']]], '^9.3.0'],
  ['the whole module', [`${core}/toasts`, [[]]], '^9.2.0'],
])('[MFE-07] a release that uses %s says so in its range', (_, used, range) => expect(rangeOf(used)).toBe(range));

test('[MFE-07] of several members the latest counts, and a manifest may ask for more', () => {
  expect(rangeOf([`${core}/toasts`, [['toast']]], [`${core}/paths`, [['paths', 'far']]])).toBe('^9.3.0');
  const used = new Map([[`${core}/toasts`, [['toast']]]]);
  expect(neededRanges(used, { [core]: '^9.5.0' }, since)[core]).toBe('^9.5.0');
});

test('[MFE-07] of a package that a release uses nothing of it needs nothing', () => {
  expect(neededRanges(new Map(), dependencies, since)).toEqual({});
});
