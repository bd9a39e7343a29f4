import type { Result } from '@tvacha/shared-contract';
import { annotationLimits } from '@tvacha/shared-contract/annotations';
import { eq } from 'drizzle-orm';
import { files } from '../../db/schema';
import { addBook } from '../../testing/add-book';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';
import { sampleImage } from '../../testing/sample-files';

let test$: TestApp;
let token: string;
let contentId: string;
let document: string;
beforeEach(async () => {
  test$ = await makeApp();
  ({ token } = await enter(test$, await addUser(test$.db)));
  contentId = await addBook(test$, 'nails', '%PDF-1.7 nails');
  const { body } = await test$.call('GET', `/api/annotations?contentId=${contentId}`, { token });
  ({ document } = body.result as Result<'annotations.list'>);
});

const id = () => crypto.randomUUID();
const save = (body: object, as = token) =>
  test$.call('POST', '/api/annotations/save', { token: as, body: { contentId, document, ...body } });

/** Sends a picture as a form does. */
async function send(bytes: Uint8Array<ArrayBuffer>, as = token, name = 'rash.png') {
  const form = new FormData();
  form.append('picture', new File([bytes], name));
  const headers = { authorization: `Bearer ${as}` };
  const url = `http://127.0.0.1/api/annotations/pictures?contentId=${contentId}`;
  const response = await test$.app.fetch(new Request(url, { method: 'POST', headers, body: form }));
  const body = (await response.json()) as { code: string; result: Result<'annotations.pictures.add'> };
  return { code: body.code, ...body.result };
}
const picture = (file: string, more: object = {}) => ({
  id: id(),
  revision: 1,
  page: 1,
  kind: 'image',
  file,
  box: [10, 10, 110, 60],
  angle: 15,
  alt: 'Rings with a scaly edge',
  ...more,
});
const isHeld = async (file: string) => {
  const [row] = await test$.db.select({ claimedAt: files.claimedAt }).from(files).where(eq(files.id, file));
  return row && row.claimedAt !== null;
};

test('[PDF-02] [SEC-32] a picture is drawn anew at 1,600 pixels, and kept as long as any mark names it', async () => {
  expect((await send(new TextEncoder().encode('<svg/>'), token, 'a.svg')).code).toBe('DOCUMENT_VALIDATION_ERROR');
  const { file, ...size } = await send(await sampleImage('png', 2000, 1000));
  expect([size, await isHeld(file)]).toEqual([{ code: 'SUCCESS', width: 1600, height: 800 }, false]);
  const [one, other] = [picture(file), picture(file)];
  await save({ marks: [one, other] });
  await save({ removed: [{ id: one.id, revision: 2 }] });
  expect(await isHeld(file)).toBe(true);
  await save({ removed: [{ id: other.id, revision: 2 }] });
  expect(await isHeld(file)).toBe(false);
  // Undo of the removal holds it again.
  await save({ marks: [{ ...one, revision: 3 }] });
  expect(await isHeld(file)).toBe(true);
  const { body } = await test$.call('GET', `/api/annotations/pictures/link?file=${file}`, { token });
  expect((body.result as Result<'annotations.pictures.link'>).url).toContain('/files/');
  await test$.db
    .update(files)
    .set({ size: annotationLimits.pictures + 1 })
    .where(eq(files.id, file));
  expect((await save({ marks: [{ ...one, revision: 4 }] })).body.code).toBe('CONFLICT');
});

test('[SEC-29] [SEC-44] a picture is of its sender alone, and goes with the account', async () => {
  const { file } = await send(await sampleImage('png'));
  await save({ marks: [picture(file)] });
  const { token: other } = await enter(test$, await addUser(test$.db));
  const refused = [
    await save({ marks: [picture(file)] }, other),
    await test$.call('GET', `/api/annotations/pictures/link?file=${file}`, { token: other }),
  ];
  expect(refused.map(({ body }) => body.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  const { token: patient } = await enter(test$, await addUser(test$.db, { role: 'patient' }));
  expect((await send(await sampleImage('png'), patient)).code).toBe('NOT_FOUND');
  const { email } = (await test$.call('GET', '/api/users/profile', { token })).body.result as { email: string };
  await test$.call('POST', '/api/users/erase', { token, body: { email } });
  expect(await isHeld(file)).not.toBe(true);
});
