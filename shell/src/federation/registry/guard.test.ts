import fc from 'fast-check';
import { aRow } from '../testing/registry-rows';
import { guardRegistry } from './guard';

test('[MFE-03] a sound registry is taken over as it is', () => {
  const [doctor, patient] = [aRow('doctor', { previous: aRow('doctor').current }), aRow('patient')];
  const guarded = guardRegistry({ seq: 7, remotes: [doctor, patient] });
  expect(guarded?.seq).toBe(7);
  expect(guarded?.rows.get('doctor')).toEqual(doctor);
  expect(guarded?.rows.get('patient')).toEqual(patient);
  expect(guarded?.broken.size).toBe(0);
});

const { current } = aRow('doctor');
const unsound: [string, object][] = [
  ['no prefixes', { prefixes: [] }],
  ['a prefix that is no path', { prefixes: ['doctor'] }],
  ['no routes', { routes: undefined }],
  ['a route without a title', { routes: [{ path: '/doctor/home' }] }],
  ['roles that are no list', { routes: [{ path: '/doctor/home', title: { en: 'Home' }, roles: 'doctor' }] }],
  ['a menu row without a path', { menu: [{ menu: 'main', title: { en: 'Home' } }] }],
  ['no current release', { current: undefined }],
  ['a release without an entry', { current: { ...current, entry: '' } }],
  ['hashes that are no text', { current: { ...current, integrity: { '/a.js': 1 } } }],
  ['ranges that are no text', { current: { ...current, requires: { '@tvacha/shared-ui': 1 } } }],
  ['preloads that are no lists', { current: { ...current, preload: { '*': '/a.js' } } }],
  [
    'late files that are no lists',
    { current: { ...current, late: { '/doctor/home': { files: '/a.js', needs: [] } } } },
  ],
  ['a previous release that is none', { previous: {} }],
  ['a candidate that is none', { candidate: { share: 5 } }],
];

test.each(unsound)('[MFE-06] a row with %s is left out, the others stay', (_, fault) => {
  const guarded = guardRegistry({ seq: 1, remotes: [{ ...aRow('doctor'), ...fault }, aRow('patient')] });
  expect(guarded?.rows.has('doctor')).toBe(false);
  expect(guarded?.broken.has('doctor')).toBe(true);
  expect(guarded?.rows.has('patient')).toBe(true);
});

test('[MFE-03] a row of an area that nobody has heard of is an area like any other', () => {
  const guarded = guardRegistry({ seq: 1, remotes: [aRow('doctor'), aRow('pharmacy'), null, 3] });
  expect([...(guarded?.rows.keys() ?? [])]).toEqual(['doctor', 'pharmacy']);
  expect(guarded?.broken.size).toBe(0);
});

test('[MFE-06] of two rows of one area the first counts', () => {
  const second = aRow('doctor', { prefixes: ['/second'], routes: [] });
  const guarded = guardRegistry({ seq: 1, remotes: [aRow('doctor'), second] });
  expect(guarded?.rows.get('doctor')?.prefixes).toEqual(['/doctor']);
});

test('[MFE-06] whatever stands in place of a registry, reading it does not throw', () => {
  fc.assert(fc.property(fc.jsonValue(), (document) => guardRegistry(document) === undefined || true));
  for (const document of [null, 3, 'registry', [], {}, { seq: 1 }, { seq: '1', remotes: [] }]) {
    expect(guardRegistry(document)).toBeUndefined();
  }
});
