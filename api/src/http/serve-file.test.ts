import type { UserRow } from '../db/schema';
import { signFileUrl } from '../files/file-url';
import { makeApp, type TestApp } from '../testing/make-app';
import { addUser, enter, type LoggedIn } from '../testing/people';

let test$: TestApp;
let user: UserRow;
let session: LoggedIn;
beforeEach(async () => {
  test$ = await makeApp();
  user = await addUser(test$.db);
  session = await enter(test$, user);
  await test$.files.put('ebooks/one.pdf', new TextEncoder().encode('0123456789'), 'application/pdf');
});

const link = (key = 'ebooks/one.pdf') => signFileUrl(test$, key, user.id);
const get = (
  url: string,
  {
    cookie = session.cookie,
    range,
    more = {},
  }: { cookie?: string; range?: string; more?: Record<string, string> } = {},
) =>
  test$.app.fetch(
    new Request(`http://127.0.0.1${url}`, {
      headers: { cookie: `device=${cookie}`, ...(range ? { range } : {}), ...more },
    }),
  );

test('[SEC-31] a signed link gives the file to its user and is not kept by anyone', async () => {
  const response = await get(await link());
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('0123456789');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=4-2', 416, '', 'bytes */10'],
  ['lines=1-2', 200, '0123456789', null],
])('[SEC-31] range %s answers %i', async (range, status, text, contentRange) => {
  const response = await get(await link(), { range });
  expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
    status,
    text,
    contentRange,
  ]);
});

test('[SEC-31] a part is given of the version that the rest is of; of another one the browser gets the whole', async () => {
  const url = await link();
  const etag = (await get(url)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[^"]+"$/);
  const part = async (ifRange: string) => {
    const response = await get(url, { range: 'bytes=2-4', more: { 'if-range': ifRange } });
    return [response.status, await response.text()];
  };
  expect(await part(etag)).toEqual([206, '234']);
  for (const other of ['"another"', `W/${etag}`, 'Mon, 01 Jun 2026 06:00:00 GMT']) {
    expect(await part(other)).toEqual([200, '0123456789']);
  }
  await test$.files.put('ebooks/one.pdf', new TextEncoder().encode('abcdefghij'), 'application/pdf');
  expect(await part(etag)).toEqual([200, 'abcdefghij']);
});

test.each(['image/jpeg', 'image/png', 'image/webp'])(
  '[SEC-31] a picture (%s) is kept by the browser it was made for as long as its link lives, and not sent again where it is the same',
  async (type) => {
    await test$.files.put('uploads/one.png', new TextEncoder().encode('0123456789'), type);
    const url = await link('uploads/one.png');
    const first = await get(url);
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, max-age=300']);
    const again = await get(url, { more: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(url, { more: { 'if-none-match': '"another"' } })).status).toBe(200);
    expect((await get(url, { cookie: 'another', more: { 'if-none-match': '*' } })).status).toBe(403);
  },
);

test('[SEC-31] a link is good for 300 seconds', async () => {
  const url = await link();
  test$.clock.forward(299);
  expect((await get(url)).status).toBe(200);
  test$.clock.forward(1);
  expect((await get(url)).status).toBe(403);
});

test.each([
  ['for another file', (url: string) => url.replace('one', 'two')],
  ['for longer', (url: string) => url.replace(/exp=\d+/, 'exp=9999999999')],
  ['for another user', (url: string) => url.replace(/u=[^&]+/, `u=${crypto.randomUUID()}`)],
  ['without a signature', (url: string) => url.replace(/sig=[^&]+/, '')],
])('[SEC-31] a link altered %s is refused', async (_how, alter) => {
  await test$.files.put('ebooks/two.pdf', new Uint8Array(1), 'application/pdf');
  const response = await get(alter(await link()));
  expect([response.status, (await response.json()).code]).toEqual([403, 'FORBIDDEN']);
});

test('[SEC-31] a link passed on to another browser is refused, and so is one after logout', async () => {
  const url = await link();
  expect((await get(url, { cookie: 'another' })).status).toBe(403);
  await test$.call('POST', '/api/auth/logout', { token: session.token });
  expect((await get(url)).status).toBe(403);
});

test('[SEC-31] a link to a file that is not there is answered with NOT_FOUND', async () => {
  expect((await get(await link('ebooks/none.pdf'))).status).toBe(404);
});

test('[SEC-33] a file is saved under its own name, unless a viewer asks for it', async () => {
  const dispositionOf = async (url: string) => (await get(url)).headers.get('content-disposition') ?? '';
  const viewLink = (key: string) => signFileUrl(test$, key, user.id, { view: true });
  expect(await dispositionOf(await link())).toContain('attachment; filename="one.pdf"');
  expect(await dispositionOf(await viewLink('ebooks/one.pdf'))).toContain('inline; filename="one.pdf"');
  await test$.files.put('ebooks/page.html', new Uint8Array(1), 'text/html');
  expect(await dispositionOf(await viewLink('ebooks/page.html'))).toContain('attachment');
});

test('[SEC-31] a link from a session that another has replaced is refused', async () => {
  const url = await link();
  const next = await enter(test$, user);
  expect((await get(url)).status).toBe(403);
  expect((await get(url, { cookie: next.cookie })).status).toBe(200);
});
