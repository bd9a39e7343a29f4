import { operations, routes } from '@tvacha/shared-contract';
import { makeApp, type TestApp } from '../../testing/make-app';
import { type Schema, typeText } from './type-text';

let test$: TestApp;
beforeAll(async () => {
  test$ = await makeApp();
});
const page = async (query = '') => {
  const response = await test$.app.fetch(new Request(`http://127.0.0.1/api/docs${query}`));
  return { response, text: await response.text() };
};
const shown = (text: string) => [...text.matchAll(/<details id="([^"]+)"/g)].map(([, id]) => id);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

test('[API-02] the page for people tells of every call', async () => {
  const { response, text } = await page();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  expect(shown(text).sort()).toEqual(Object.keys(routes).sort());
  for (const { summary } of Object.values(operations)) expect(text).toContain(escaped(summary));
});

test('[API-02] the page is searched by words of a call, and says so where there is none', async () => {
  expect(shown((await page('?search=journalclubs+list')).text)).toEqual(['journalclubs.list']);
  expect(shown((await page('?search=POST+/api/events/register')).text)).toEqual(['events.register']);
  const { text } = await page('?search=no-such-call');
  expect([shown(text), text.includes(`0 of ${Object.keys(routes).length} calls`)]).toEqual([[], true]);
});

test('[API-02] [SEC-30] the page runs no script, and what is searched for stays text', async () => {
  const { response, text } = await page(`?search=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(text).not.toContain('<script');
  expect(text).toContain('&quot;&gt;&lt;script&gt;');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-eval|script-src/);
});

const cases: [Schema, string][] = [
  [{ type: 'string', format: 'uuid' }, 'uuid'],
  [{ type: 'string', maxLength: 100 }, 'string –100'],
  [{ type: 'integer', minimum: 1, maximum: 9_007_199_254_740_991 }, 'integer 1–'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
  [{ type: 'string', default: 'x' }, 'string = "x"'],
  [{ type: 'object', properties: { a: { type: 'boolean' } }, required: [] }, '{\n  a?: boolean\n}'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, '{\n  [name]: number\n}'],
];
test.each(cases)('[API-02] the schema %j reads as %j', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});
