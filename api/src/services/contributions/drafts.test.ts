import type { ContributionDetail, DraftState, Envelope, Picture, Result } from '@tvacha/shared-contract';
import { consentIn, consentTexts } from '@tvacha/shared-contract/consents';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { consents, contributions, files, type UserRow } from '../../db/schema';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addAdmin } from '../../testing/office';
import { addUser, enter, type LoggedIn } from '../../testing/people';
import { bombImage, join, sampleImage, samplePdf, samplePhoto } from '../../testing/sample-files';
import { purgeRecords } from '../purge-records';

let test$: TestApp;
let user: UserRow;
let owner: LoggedIn;
let peer: LoggedIn;
let staff: string;
beforeEach(async () => {
  test$ = await makeApp();
  user = await addUser(test$.db);
  owner = await enter(test$, user);
  peer = await enter(test$, await addUser(test$.db));
  staff = (await addAdmin(test$)).token;
});

const path = '/api/contributions';
const consent = consentTexts['patient-image'];
const whole = {
  type: 'image',
  title: 'Burrow under the dermoscope',
  summary: 'The jet with its contrail at the end of a burrow.',
  diagnosis: 'Scabies',
  speciality: null,
  bodySite: 'hands',
  skinTone: 'V',
  ownsRights: true,
  details: { picture: 'dermoscopy', site: 'Finger web', age: 8, findings: 'A jet with its contrail at the end.' },
} as const;

const call = (method: string, to: string, body?: object, { token } = owner) =>
  test$.call(method, `${path}${to.startsWith('?') || to === '' ? '' : '/'}${to}`, body ? { token, body } : { token });
const begin = async (given: object = {}, by?: LoggedIn) =>
  (await call('POST', 'drafts', { type: 'image', details: {}, ...given }, by)).body.result as ContributionDetail;
const save = (id: string, version: number, given: object = {}, by?: LoggedIn) =>
  call('PUT', `drafts?id=${id}`, { ...whole, ...given, version }, by);
const submit = (id: string, version: number, given: object = { consent }) =>
  call('POST', 'drafts/submit', { id, version, ...given });
const show = (id: string, by?: LoggedIn) => call('GET', `details/?id=${id}`, undefined, by);
const shown = async (id: string) => (await show(id)).body.result as ContributionDetail & { mine: DraftState };
const state = ({ body }: { body: Envelope }) => body.result as DraftState;

async function add(id: string, bytes: Uint8Array<ArrayBuffer>, by = owner, name = 'picture.jpg') {
  const form = new FormData();
  form.append('contributionImage', new File([bytes], name));
  const headers = { authorization: `Bearer ${by.token}` };
  const url = `http://127.0.0.1${path}/drafts/pictures?id=${id}`;
  const response = await test$.app.fetch(new Request(url, { method: 'POST', headers, body: form }));
  const body = (await response.json()) as Envelope;
  return { status: response.status, body, result: body.result as DraftState & { picture: Picture } };
}
/** A draft with all that is needed. */
async function readyDraft() {
  const { _id } = await begin();
  const { result } = await add(_id, await samplePhoto());
  const pictures = [{ _id: result.picture._id, caption: 'Burrow', checked: true }];
  return { id: _id, pictures, ...state(await save(_id, result.version, { pictures })) };
}
/** What staff decide on it as it is now, or on the version that they say they read. */
const decide = async (verb: string, body: { id: string; version?: number; notes?: readonly object[] }) => {
  const { version } = (await shown(body.id)).mine;
  return test$.call('POST', `/api/admin/contributions/${verb}`, { token: staff, body: { version, ...body } });
};

test('[DOC-06] a draft is kept from its first word, says what is missing, and goes on from another device', async () => {
  const begun = await begin({ title: 'B' });
  expect(begun).toMatchObject({ state: 'draft', title: 'B', mine: { version: 1 } });
  const before = (await shown(begun._id)).mine;
  expect(before.missing).toEqual(
    expect.arrayContaining(['title', 'summary', 'details.findings', 'pictures', 'checked']),
  );
  const half = state(await save(begun._id, 1, { summary: '', ownsRights: false }));
  expect(half.missing.sort()).toEqual(['checked', 'ownsRights', 'pictures', 'summary']);
  expect(half.completeness).toBeGreaterThan(before.completeness);
  const other = await enter(test$, user);
  expect((await show(begun._id, other)).body.result).toMatchObject({ title: whole.title, mine: { version: 2 } });
  const { items } = (await call('GET', '?mine=true&state=draft', undefined, other)).body
    .result as Result<'contributions.list'>;
  expect(items).toMatchObject([{ _id: begun._id, completeness: half.completeness }]);
});

test('[DOC-06] [SEC-29] a draft is its author’s alone: others, staff too, cannot see, save, fill or send it', async () => {
  const { id, version } = await readyDraft();
  const picture = (await shown(id)).pictures[0]?._id;
  for (const reply of [
    await show(id, peer),
    await save(id, version, {}, peer),
    await add(id, await sampleImage('png'), peer, 'a.png'),
    await call('DELETE', `drafts/pictures?id=${id}&picture=${picture}`, undefined, peer),
    await call('POST', 'drafts/submit', { id, version, consent }, peer),
    await call('POST', 'reopen', { id, version }, peer),
    await test$.call('GET', `/api/admin/contributions/details/?id=${id}`, { token: staff }),
  ])
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
  expect((await call('GET', '', undefined, peer)).body.result).toMatchObject({ total: 0 });
  expect((await test$.call('GET', '/api/admin/contributions', { token: staff })).body.result).toMatchObject({
    total: 0,
  });
  expect((await decide('approve', { id })).status).not.toBe(200);
});

test('[DOC-06] what was written from an older version is a CONFLICT and changes nothing', async () => {
  const { _id } = await begin({ title: 'Written on the phone' });
  await save(_id, 1, { title: 'Written on the desk' });
  const late = await save(_id, 1, { title: 'Written on the phone, later' });
  expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
  expect(await shown(_id)).toMatchObject({ title: 'Written on the desk', mine: { version: 2 } });
});

test('[DOC-06] [SEC-32] pictures come one by one, keep nothing of the camera, and are there once though sent twice', async () => {
  const { _id } = await begin();
  const photo = await samplePhoto();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const first = (await add(_id, photo)).result;
  const again = (await add(_id, photo)).result;
  expect([again.picture._id, again.version]).toEqual([first.picture._id, first.version]);
  expect(await test$.db.$count(files)).toBe(1);
  const headers = { cookie: `device=${owner.cookie}` };
  const answer = await test$.app.fetch(new Request(`http://127.0.0.1${first.picture.url}`, { headers }));
  const bytes = await answer.bytes();
  const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
  expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  expect(Buffer.from(bytes).includes('Camera')).toBe(false);
});

test.each([
  ['cut at half', async () => (await sampleImage('jpeg', 640, 480)).slice(0, 900), 'DOCUMENT_VALIDATION_ERROR'],
  ['a PDF named .jpg', () => samplePdf(), 'DOCUMENT_VALIDATION_ERROR'],
  ['of 50,000 × 50,000', () => bombImage(50_000, 50_000), 'DOCUMENT_VALIDATION_ERROR'],
  [
    'of 11 MB',
    async () => join(await sampleImage('jpeg'), new Uint8Array(11 * 1024 * 1024)),
    'DOCUMENT_VALIDATION_ERROR',
  ],
])('[DOC-06] [SEC-32] a picture %s is refused; the draft and its other pictures stay', async (_what, make, code) => {
  const { id } = await readyDraft();
  const refused = await add(id, await make());
  expect(refused.body.code).toBe(code);
  expect(await shown(id)).toMatchObject({ title: whole.title, pictures: [{ caption: 'Burrow' }] });
});

test('[DOC-06] the eleventh picture is refused; pictures are moved, captioned and removed', async () => {
  const { _id } = await begin();
  for (let size = 0; size < 10; size += 1)
    expect((await add(_id, await sampleImage('jpeg', 64 + size * 8, 48))).status).toBe(200);
  const eleventh = await add(_id, await sampleImage('jpeg', 640, 48));
  expect(eleventh.body).toMatchObject({
    code: 'VALIDATION_FAILED',
    result: { issues: [{ path: 'files.contributionImage' }] },
  });
  const { pictures, mine } = await shown(_id);
  const [first, second, third] = pictures.map((picture) => picture._id);
  const order = [third, first].map((id, at) => ({ _id: id, caption: `Number ${at}`, checked: true }));
  const saved = state(await save(_id, mine.version, { pictures: order }));
  const after = (await shown(_id)).pictures;
  expect(after.slice(0, 3)).toMatchObject([
    { _id: third, caption: 'Number 0', checked: true },
    { _id: first, caption: 'Number 1', checked: true },
    { _id: second, caption: '', checked: false },
  ]);
  const removed = await call('DELETE', `drafts/pictures?id=${_id}&picture=${third}`);
  expect([removed.body.code, state(removed).version]).toEqual(['DELETED', saved.version]);
  expect((await shown(_id)).pictures).toHaveLength(9);
  expect((await save(_id, saved.version, { pictures: order })).body.code).toBe('NOT_FOUND');
});

test('[DOC-06] a draft is sent when all of it is there, each picture looked at, the rights and the consent given', async () => {
  const { _id } = await begin();
  const { result } = await add(_id, await samplePhoto());
  const pictures = [{ _id: result.picture._id, caption: '', checked: false }];
  const { version } = state(await save(_id, result.version, { pictures, diagnosis: '' }));
  expect((await submit(_id, version)).body).toMatchObject({
    code: 'VALIDATION_FAILED',
    result: { issues: [{ path: 'body.diagnosis' }, { path: 'body.checked' }] },
  });
  const denied = state(await save(_id, version, { ownsRights: false })).version;
  expect((await submit(_id, denied)).body.code).toBe('NO_COPYRIGHT');
  expect((await call('GET', 'nocopyright')).body.code).toBe('NO_DATA_EXISTS');
  const ready = state(await save(_id, denied, { pictures: [{ ...pictures[0], checked: true }] })).version;
  expect((await submit(_id, ready, {})).body.code).toBe('CONSENT_NOT_AVAILABLE');
  const old = { consent: { version: consent.version, text: 'The patient agrees.' } };
  expect((await submit(_id, ready, old)).body.code).toBe('CONSENT_NOT_AVAILABLE');
  expect((await submit(_id, ready - 1)).body.code).toBe('CONFLICT');
  const { version: asked, text } = consentIn('patient-image', 'hi');
  const sent = await submit(_id, ready, { consent: { version: asked, text } });
  expect(sent.body).toMatchObject({ code: 'IMAGE_CONTRIBUTION_ADDED', result: { state: 'pending' } });
  expect(await test$.db.select().from(consents)).toMatchObject([{ subjectId: _id, locale: 'hi', text }]);
  expect((await save(_id, ready + 1)).body.code).toBe('CONFLICT');
});

test('[DOC-06] [ADM-04] it is returned with notes by field, changed, sent again, approved and seen by another doctor', async () => {
  const { id, version } = await readyDraft();
  await submit(id, version);
  const notes = [{ field: 'pictures', text: 'Crop it: a label can be read.' }];
  expect((await decide('return', { id, notes })).body).toMatchObject({ result: { state: 'returned', notes } });
  expect(test$.notifier.sent.at(-1)?.text).toContain('a label can be read');
  const back = await shown(id);
  expect(back).toMatchObject({ state: 'returned', mine: { notes } });
  const changed = state(await save(id, back.mine.version, { title: 'A burrow, cropped' }));
  expect((await submit(id, changed.version, {})).body).toMatchObject({
    result: { state: 'pending', mine: { notes: [] } },
  });
  expect(await test$.db.$count(consents)).toBe(1);
  expect((await decide('approve', { id })).body.code).toBe('content_approved');
  expect((await show(id, peer)).body.result).toMatchObject({ title: 'A burrow, cropped', mine: null });
});

test('[DOC-06] [ADM-04] changed and sent again while staff read it, it is not decided on as it was read', async () => {
  const { id, version } = await readyDraft();
  await submit(id, version);
  const read = (await test$.call('GET', `/api/admin/contributions/details/?id=${id}`, { token: staff })).body
    .result as Result<'admin.contributions.details'>;
  expect(read).toMatchObject({
    skinTone: 'V',
    details: { site: expect.any(String) },
    pictures: [{ caption: 'Burrow', checked: true, width: expect.any(Number) }],
    consent: { locale: 'en', text: consent.text, withdrawnAt: null },
  });
  const mine = (await shown(id)).mine.version;
  await call('POST', 'reopen', { id, version: mine });
  const changed = state(await save(id, (await shown(id)).mine.version, { title: 'A burrow, told otherwise' }));
  await submit(id, changed.version, {});
  for (const [verb, more] of [
    ['approve', {}],
    ['return', { notes: [{ field: 'title', text: 'Say where it is' }] }],
  ] as const)
    expect((await decide(verb, { id, version: read.version, ...more })).body.code).toBe('CONFLICT');
  expect((await show(id, peer)).status).toBe(404);
  expect((await decide('approve', { id })).body.code).toBe('content_approved');
});

test('[DOC-06] approved while its author opens it: they are told; opened again nobody else sees it', async () => {
  const { id, version } = await readyDraft();
  await submit(id, version);
  const { mine } = await shown(id);
  await decide('approve', { id });
  expect((await call('POST', 'reopen', { id, version: mine.version })).body.code).toBe('CONFLICT');
  const now = (await shown(id)).mine.version;
  expect((await call('POST', 'reopen', { id, version: now })).body.result).toMatchObject({ state: 'draft' });
  expect((await show(id, peer)).status).toBe(404);
  expect((await decide('approve', { id })).status).toBe(409);
});

test('[SEC-44] a consent withdrawn, here or in the account, takes it back; to send it again needs a new one', async () => {
  const { id, version } = await readyDraft();
  await submit(id, version);
  await decide('approve', { id });
  const [given] = await test$.db.select().from(consents);
  await test$.call('POST', '/api/users/consents/withdraw', { token: owner.token, body: { id: given?.id } });
  expect((await show(id, peer)).status).toBe(404);
  const now = await shown(id);
  expect(now).toMatchObject({ state: 'withdrawn', pictures: [] });
  await call('POST', 'reopen', { id, version: now.mine.version });
  const { result } = await add(id, await samplePhoto());
  const pictures = [{ _id: result.picture._id, caption: '', checked: true }];
  const saved = state(await save(id, result.version, { pictures }));
  expect((await submit(id, saved.version, {})).body.code).toBe('CONSENT_NOT_AVAILABLE');
  expect((await submit(id, saved.version)).body.code).toBe('IMAGE_CONTRIBUTION_ADDED');
});

test('[DOC-06] the list is narrowed by site and tone, and says how many each choice would leave', async () => {
  for (const [bodySite, skinTone] of [
    ['hands', 'V'],
    ['hands', 'II'],
    ['scalp', 'V'],
  ] as const) {
    const { id, version } = await readyDraft();
    await test$.db.update(contributions).set({ bodySite, skinTone }).where(eq(contributions.id, id));
    await submit(id, version);
    await decide('approve', { id });
  }
  const { total, counts } = (await call('GET', '?bodySite=hands', undefined, peer)).body
    .result as Result<'contributions.list'>;
  expect(total).toBe(2);
  expect(counts).toEqual({
    type: [{ value: 'image', count: 2 }],
    state: [{ value: 'published', count: 2 }],
    bodySite: [
      { value: 'hands', count: 2 },
      { value: 'scalp', count: 1 },
    ],
    skinTone: [
      { value: 'II', count: 1 },
      { value: 'V', count: 1 },
    ],
  });
});

test('[DOC-06] [SEC-44] an empty draft of the kind is gone on with, and goes after a week; a word or a picture keeps it', async () => {
  const [empty, again, other] = [await begin(), await begin(), await begin({}, peer)];
  expect([again._id === empty._id, other._id === empty._id]).toEqual([true, false]);
  const aCase = await begin({ type: 'case', details: { history: 'Itches' } });
  expect((await begin({ type: 'case' }))._id).not.toBe(aCase._id);
  await add(empty._id, await samplePhoto());
  expect((await begin())._id).not.toBe(empty._id);
  test$.clock.forward(7 * 86_400 - 1);
  expect((await purgeRecords(test$)).contributions).toBeUndefined();
  test$.clock.forward(2);
  expect((await purgeRecords(test$)).contributions).toBe(3);
  const left = await test$.db.select({ id: contributions.id }).from(contributions);
  expect(left.map(({ id }) => id).sort()).toEqual([empty._id, aCase._id].sort());
});

test('[DOC-06] of two that begin at once both have the same empty draft', async () => {
  const [one, other, ...more] = await Promise.all([begin(), begin(), begin(), begin()]);
  expect(new Set([one, other, ...more].map((draft) => draft?._id)).size).toBe(1);
  expect(await test$.db.$count(contributions)).toBe(1);
});

test('[SEC-44] an erased account leaves no draft behind', async () => {
  await begin({ title: 'Never sent' });
  const body = { email: user.email };
  expect((await test$.call('POST', '/api/users/erase', { token: owner.token, body })).body.code).toBe('USER_DELETED');
  expect(await test$.db.$count(contributions)).toBe(0);
});
