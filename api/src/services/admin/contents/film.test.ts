import type { Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { contents, files, films, readingPlaces, refusedFiles } from '../../../db/schema';
import { addFilm, addFilmed, oddFilms, sampleFilm } from '../../../testing/films';
import { addPoll } from '../../../testing/learning';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addStaff } from '../../../testing/office';
import { addUser, enter, type LoggedIn } from '../../../testing/people';
import { type Bytes, sampleImage, samplePdf } from '../../../testing/sample-files';

type Detail = Result<'admin.contents.details'>;

let test$: TestApp;
let writer: Pick<LoggedIn, 'token'>;
let doctor: LoggedIn;
beforeEach(async () => {
  test$ = await makeApp();
  writer = await addStaff(test$, [{ section: 'Content Approval', read: true, update: true }]);
  doctor = await enter(test$, await addUser(test$.db));
});

const publish = (id: string) => test$.db.update(contents).set({ status: 'published' }).where(eq(contents.id, id));
const draft = (type: 'proguide' | 'webinar' = 'proguide') => addFilmed(test$.db, type, { status: 'draft' });

async function seen(id: string) {
  const [row] = await test$.db.select().from(contents).where(eq(contents.id, id));
  return { id, updatedAt: row?.updatedAt.toISOString() ?? '' };
}

interface Sent {
  name?: string;
  size?: number | undefined;
  headers?: Record<string, string>;
}
async function sendFilm(id: string, bytes: Bytes | ReadableStream, { name = 'film.webm', ...more }: Sent = {}) {
  const size = more.size ?? (bytes instanceof Uint8Array ? bytes.byteLength : 0);
  const query = new URLSearchParams({ ...(await seen(id)), name, size: String(size) });
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${writer.token}`, ...more.headers },
    body: bytes as BodyInit,
    duplex: 'half',
  };
  const response = await test$.app.fetch(new Request(`http://127.0.0.1/api/admin/contents/film?${query}`, init));
  return { status: response.status, ...((await response.json()) as { code: string; result: Detail }) };
}

async function sendParts(id: string, parts: Record<string, string | File>) {
  const form = new FormData();
  for (const [field, part] of Object.entries({ ...(await seen(id)), ...parts })) form.set(field, part);
  const headers = { authorization: `Bearer ${writer.token}` };
  const request = new Request('http://127.0.0.1/api/admin/contents/filmparts', { method: 'POST', headers, body: form });
  const response = await test$.app.fetch(request);
  return { status: response.status, ...((await response.json()) as { code: string; result: Detail }) };
}
const vtt = (words: string) => new File([`WEBVTT\n\n00:00.000 --> 00:02.000\n${words}\n`], 'words.vtt');

const record = async (path: string, id: string) =>
  (await test$.call('GET', `/api/${path}/details/?id=${id}`, doctor)).body.result as Result<'proguides.details'>;
const open = (url: string, range?: string) =>
  test$.app.fetch(
    new Request(`http://127.0.0.1${url}`, {
      headers: { cookie: `device=${doctor.cookie}`, ...(range ? { range } : {}) },
    }),
  );

test.each([
  ['webm', 'proguide', 'proguidevideos'],
  ['mp4', 'webinar', 'webinars'],
] as const)('[DOC-02] [SEC-33] a film in %s of a %s is taken in, and plays in parts', async (kind, type, path) => {
  const id = await draft(type);
  const bytes = sampleFilm(kind);
  const { code, result } = await sendFilm(id, bytes, { name: `a.${kind}` });
  expect(code).toBe('UPDATE_SUCCCESS');
  expect(result).toMatchObject({ state: 'draft', own: true, film: { seconds: 2, width: 64, height: 36 } });
  const [row] = await test$.db.select().from(files);
  expect(row).toMatchObject({ purpose: 'film', type: `video/${kind}`, size: bytes.byteLength, seconds: 2 });
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64url');
  expect([row?.sha256, row?.claimedAt !== null]).toEqual([hash, true]);

  await publish(id);
  const { film } = await record(path, id);
  const part = await open(film?.url ?? '', 'bytes=10-19');
  expect([part.status, part.headers.get('content-type')]).toEqual([206, `video/${kind}`]);
  expect(part.headers.get('content-disposition')).toMatch(/^inline/);
  expect(Buffer.compare(await part.bytes(), bytes.slice(10, 20))).toBe(0);
  const { items } = (await test$.call('GET', `/api/${path}`, doctor)).body.result as Result<'proguides.list'>;
  expect(items[0]?.film).toEqual({ poster: null, seconds: 2, seen: null });
  expect((await sendFilm(id, bytes, { name: `a.${kind}` })).code).toBe('CONFLICT');
});

test('[SEC-33] a film that is put in place of another lets that go', async () => {
  const id = await draft();
  await sendFilm(id, sampleFilm('webm'));
  const { result } = await sendFilm(id, sampleFilm('mp4'), { name: 'a.mp4' });
  expect(result.film?.url).toContain('.mp4?');
  const rows = await test$.db.select().from(files);
  expect(rows.filter(({ claimedAt }) => claimedAt).map(({ type }) => type)).toEqual(['video/mp4']);
  expect((await sendParts(id, { removeFilm: 'true' })).result.film).toBeNull();
  expect(await test$.db.$count(files)).toBe(2);
  expect((await test$.db.select().from(files)).filter(({ claimedAt }) => claimedAt)).toEqual([]);
});

/** Nothing is kept: no row of a file, no bytes, no film. */
async function expectNothing(id: string, puts: jest.SpyInstance): Promise<void> {
  expect([await test$.db.$count(files), await test$.db.$count(films)]).toEqual([0, 0]);
  for (const [key] of puts.mock.calls) expect(await test$.files.stat(key)).toBeNull();
  expect((await seen(id)).updatedAt).not.toBe('');
}

test.each([
  ['a PDF', () => samplePdf(), 'a.webm'],
  ['a picture', () => sampleImage('png'), 'a.mp4'],
  ['a web page', async () => new TextEncoder().encode('<!doctype html><script>1</script>'), 'a.webm'],
  ['nothing but zeros', async () => new Uint8Array(100_000), 'a.mp4'],
  ['a film with the name of another kind', async () => sampleFilm('webm'), 'a.mp4'],
])('[SEC-33] %s is no film, and nothing of it is stored', async (_what, bytes, name) => {
  const id = await draft();
  const puts = jest.spyOn(test$.files, 'putStream');
  const { status, code } = await sendFilm(id, await bytes(), { name });
  expect([status, code]).toEqual([400, 'DOCUMENT_VALIDATION_ERROR']);
  expect(puts).not.toHaveBeenCalled();
  await expectNothing(id, puts);
  expect(await test$.db.$count(refusedFiles)).toBe(1);
});

test('[SEC-33] what a film says wrongly of itself is told, and it is gone again', async () => {
  const id = await draft();
  const puts = jest.spyOn(test$.files, 'putStream');
  const { kind, bytes, told } = oddFilms['says a length of 50 days'] as (typeof oddFilms)[string];
  const { code, result } = await sendFilm(id, bytes(), { name: `a.${kind}` });
  expect(code).toBe('DOCUMENT_VALIDATION_ERROR');
  expect(result).toMatchObject({ issues: [{ path: 'film', message: expect.stringMatching(told) }] });
  expect(puts).toHaveBeenCalledTimes(1);
  await expectNothing(id, puts);
});

/** A body that is made while it is asked for, and how much of it was. */
function endless(size: number, chunk = 65_536) {
  const made = { bytes: 0 };
  const head = sampleFilm('webm');
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (made.bytes >= size) return controller.close();
        const bytes = new Uint8Array(Math.min(chunk, size - made.bytes));
        if (made.bytes === 0) bytes.set(head.subarray(0, bytes.byteLength));
        made.bytes += bytes.byteLength;
        controller.enqueue(bytes);
      },
    },
    { highWaterMark: 0 },
  );
  return { made, stream };
}
const gigabyte = 1024 ** 3;

test.each([
  ['says so in its length', { size: 3 * gigabyte, headers: { 'content-length': String(3 * gigabyte) } }],
  ['says so in the query alone', { size: 3 * gigabyte }],
  ['says less in the query', { size: 1000, headers: { 'content-length': String(3 * gigabyte) } }],
])('[SEC-33] a film of 3 GB that %s is refused before a byte of it is read', async (_how, sent) => {
  const id = await draft();
  const { made, stream } = endless(3 * gigabyte);
  const puts = jest.spyOn(test$.files, 'putStream');
  expect(await sendFilm(id, stream, sent)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  expect(made.bytes).toBe(0);
  await expectNothing(id, puts);
});

test('[SEC-33] one that is larger than it says is cut off there, one that is shorter is not kept', async () => {
  const id = await draft();
  const puts = jest.spyOn(test$.files, 'putStream');
  const { made, stream } = endless(3 * gigabyte);
  expect((await sendFilm(id, stream, { size: 300_000 })).code).toBe('DOCUMENT_VALIDATION_ERROR');
  expect(made.bytes).toBeLessThan(1_000_000);
  expect((await sendFilm(id, sampleFilm('webm'), { size: 5000 })).code).toBe('DOCUMENT_VALIDATION_ERROR');
  await expectNothing(id, puts);
});

test('[SEC-42] [SEC-33] a film goes on to the store as it arrives: no more waits here than a few pieces', async () => {
  const id = await draft();
  const size = 64 * 1024 * 1024;
  const { made, stream } = endless(size);
  let stored = 0;
  let most = 0;
  test$.files.putStream = async (_key, body) => {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      stored += chunk.byteLength;
      most = Math.max(most, made.bytes - stored);
    }
    throw new Error('The store has seen enough');
  };
  expect((await sendFilm(id, stream, { size })).status).toBe(500);
  expect(stored).toBe(size);
  expect(most).toBeLessThan(8 * 65_536);
});

test('[SEC-34] a film whose sender goes away, or whose store is away, leaves no row', async () => {
  const id = await draft();
  const puts = jest.spyOn(test$.files, 'putStream');
  const broken = new ReadableStream({
    start: (controller) => controller.enqueue(sampleFilm('webm')),
    pull: (controller) => controller.error(new Error('The line is gone')),
  });
  expect((await sendFilm(id, broken, { size: 1_000_000 })).status).toBe(500);
  puts.mockRejectedValueOnce(new Error('away'));
  expect((await sendFilm(id, sampleFilm('webm'))).status).toBe(500);
  await expectNothing(id, puts);
});

test('[SEC-33] what has no film gets none', async () => {
  const { pollId } = await addPoll(test$.db, '2026-12-31', { status: 'draft' });
  const puts = jest.spyOn(test$.files, 'putStream');
  expect((await sendFilm(pollId, sampleFilm('webm'))).code).toBe('VALIDATION_FAILED');
  expect(puts).not.toHaveBeenCalled();
});

test('[DOC-02] [SEC-33] captions in two languages, a still and chapters come with the film, as words and never as a file', async () => {
  const id = await draft('webinar');
  await sendFilm(id, sampleFilm('webm'));
  await sendParts(id, { language: 'en', captions: vtt('<b>Press</b> &amp; wait') });
  await sendParts(id, { language: 'hi', captions: vtt('दबाएँ') });
  await sendParts(id, { language: 'en', captions: vtt('Press and wait') });
  await sendParts(id, { chapters: '[{"at":1,"title":"Waiting"}]' });
  const still = new File([await sampleImage('png')], 'still.png');
  expect((await sendParts(id, { poster: still })).code).toBe('UPDATE_SUCCCESS');
  await publish(id);
  const { film } = await record('webinars', id);
  const cue = { from: 0, to: 2 };
  expect(film).toMatchObject({
    chapters: [{ at: 1, title: 'Waiting' }],
    captions: [
      { language: 'hi', cues: [{ ...cue, text: 'दबाएँ' }] },
      { language: 'en', cues: [{ ...cue, text: 'Press and wait' }] },
    ],
  });
  const poster = await test$.app.fetch(new Request(`http://127.0.0.1${film?.poster}`, { headers: { cookie: '' } }));
  expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await test$.db.select().from(files)).map(({ purpose }) => purpose).sort()).toEqual(['film', 'filmPoster']);
});

test('[SEC-33] captions that hold a script, or say no language, are refused and change nothing', async () => {
  const id = await draft();
  await sendFilm(id, sampleFilm('webm'));
  const before = await seen(id);
  const { code, result } = await sendParts(id, { language: 'en', captions: vtt('<script>alert(1)</script>') });
  expect(code).toBe('DOCUMENT_VALIDATION_ERROR');
  expect(result).toMatchObject({
    issues: [{ path: 'files.captions.0', message: expect.stringContaining('words alone') }],
  });
  expect((await sendParts(id, { captions: vtt('Words') })).code).toBe('VALIDATION_FAILED');
  expect(await seen(id)).toEqual(before);
});

test('[DOC-02] [SEC-31] a link is made anew for whoever may see the film, and counts no visit', async () => {
  const id = await addFilmed(test$.db, 'proguide');
  await addFilm(test$.db, id);
  const renew = (who = doctor, of = id) => test$.call('GET', `/api/films/link?id=${of}`, who);
  const { url, expiresAt } = (await renew()).body.result as Result<'films.link'>;
  expect(Date.parse(expiresAt) - test$.clock.now().getTime()).toBe(300_000);
  expect(url).toContain(`exp=${Date.parse(expiresAt) / 1000}&`);
  test$.clock.forward(200);
  const later = (await renew()).body.result as Result<'films.link'>;
  expect(Date.parse(later.expiresAt) - Date.parse(expiresAt)).toBe(200_000);

  const webinar = await addFilmed(test$.db, 'webinar');
  expect((await renew(doctor, webinar)).body.code).toBe('NOT_FOUND');
  await addFilm(test$.db, webinar);
  expect((await renew(doctor, webinar)).status).toBe(200);
  await test$.db.update(contents).set({ status: 'draft' }).where(eq(contents.id, id));
  expect((await renew()).body.code).toBe('NOT_FOUND');
});

test('[UX-04] a list tells how much of a film the caller has seen', async () => {
  const id = await addFilmed(test$.db, 'proguide');
  await addFilm(test$.db, id);
  const body = { contentId: id, at: { second: 10 }, part: 10, of: 40, seconds: 10 };
  expect((await test$.call('POST', '/api/reading/save', { ...doctor, body })).status).toBe(200);
  const listed = async (who: LoggedIn) =>
    ((await test$.call('GET', '/api/proguidevideos', who)).body.result as Result<'proguides.list'>).items[0]?.film;
  expect(await listed(doctor)).toEqual({ poster: null, seconds: 40, seen: 0.25 });
  expect((await listed(await enter(test$, await addUser(test$.db))))?.seen).toBeNull();
  expect(await test$.db.$count(readingPlaces)).toBe(1);
});

test('[SEC-34] a draft that is deleted lets its film and its still go', async () => {
  const deleter = await addStaff(test$, [{ section: 'Content Approval', delete: true }]);
  const id = await draft();
  await sendFilm(id, sampleFilm('webm'));
  await sendParts(id, { poster: new File([await sampleImage('png')], 'still.png') });
  expect((await test$.call('DELETE', `/api/admin/contents?id=${id}`, deleter)).status).toBe(200);
  expect((await test$.db.select().from(files)).map(({ claimedAt }) => claimedAt)).toEqual([null, null]);
  expect(await test$.db.$count(films)).toBe(0);
});
