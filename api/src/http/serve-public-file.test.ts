import { eq } from 'drizzle-orm';
import { files, type UserRow, users } from '../db/schema';
import { publicFileUrl } from '../files/file-url';
import { makeApp, type TestApp } from '../testing/make-app';
import { addUser } from '../testing/people';

let test$: TestApp;
let user: UserRow;
beforeEach(async () => {
  test$ = await makeApp();
  user = await addUser(test$.db);
});

type NewFile = Partial<typeof files.$inferInsert>;

async function addFile(given: NewFile = {}): Promise<string> {
  const row = {
    key: `uploads/${given.purpose ?? 'contentCover'}/${crypto.randomUUID()}.png`,
    ownerId: user.id,
    purpose: 'contentCover',
    name: 'कवर.png',
    type: 'image/png',
    size: 4,
    sha256: '',
    claimedAt: test$.clock.now(),
    ...given,
  } as const;
  await test$.db.insert(files).values(row);
  await test$.files.put(row.key, new Uint8Array([1, 2, 3, 4]), row.type);
  return publicFileUrl(test$, row.key);
}

const get = (url: string) => test$.app.fetch(new Request(`http://127.0.0.1${url}`));

test('[SEC-33] a cover is there for everyone, to be looked at and not to be run', async () => {
  const response = await get(await addFile());
  expect([response.status, (await response.bytes()).length]).toEqual([200, 4]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'content-type': 'image/png',
    'content-disposition': expect.stringMatching(/^inline; filename="___\.png"; filename\*=UTF-8''%E0/),
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

test('[SEC-30, SEC-31] a portrait is there while its doctor is in the finder', async () => {
  const url = await addFile({ purpose: 'profilePic' });
  expect((await get(url)).status).toBe(404);
  await test$.db.update(users).set({ listed: true }).where(eq(users.id, user.id));
  expect((await get(url)).status).toBe(200);
});

test.each<[string, NewFile]>([
  ['a degree', { purpose: 'degree' }],
  ['a book', { purpose: 'contentFile' }],
  ['a picture of a case', { purpose: 'contributionImage' }],
  ['a cover that no record holds', { claimedAt: null }],
])('[SEC-31] %s is not public', async (_what, given) => {
  expect((await get(await addFile(given))).status).toBe(404);
});

test.each(['none.png', '../../secret', '..%2f..%2fsecret', 'a%00b.png', '%E0%A4%A', 'a//b', '%252e%252e/x'])(
  '[SEC-33] the path %s leads nowhere',
  async (path) => {
    for (const prefix of ['/api/public-files/', '/api/files/']) {
      expect([403, 404]).toContain((await get(`${prefix}${path}`)).status);
    }
    expect(test$.logged.join()).not.toContain('failed');
  },
);
