import { unfitText } from './unfit-text';

const nested = (depth: number): unknown => (depth === 0 ? 'end' : [nested(depth - 1)]);

test.each([
  ['NUL in a text', { name: 'a\u0000b' }, 'body.name'],
  ['half a letter', { list: ['fine', '\ud83d'] }, 'body.list.1'],
  ['the other half', 'x\udc00y', 'body'],
  ['NUL in a key', { details: { 'a\u0000': 1 } }, 'body.details'],
])('[API-02] an input with %s is not taken', (_what, value, path) => {
  expect(unfitText('body', value)).toEqual([{ path, message: expect.stringMatching(/^Text must not/) }]);
});

test('[API-02] letters of every script, signs and controls are text', () => {
  expect(unfitText('body', { name: 'क्षि 👩🏽‍⚕️ \n\u001f', list: [1, null, true, undefined] })).toEqual([]);
});

test('[API-02] an input is nested so deep and no deeper', () => {
  expect(unfitText('body', nested(32))).toEqual([]);
  expect(unfitText('body', nested(33))).toEqual([
    { path: `body${'.0'.repeat(32)}`, message: 'This is nested too deep' },
  ]);
});
