import type { ContributionDetail, Envelope, Result } from '@tvacha/shared-contract';
import { consentTexts } from '@tvacha/shared-contract/consents';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { auditLog, consents, contributionFiles, contributions, files, specialities } from '../../db/schema';
import { contributionsExamples } from '../../testing/examples/contributions';
import { makeApp, type TestApp } from '../../testing/make-app';
import { addRole, addUser, enter, type LoggedIn } from '../../testing/people';
import { sampleImage, samplePhoto } from '../../testing/sample-files';

let test$: TestApp;
let owner: LoggedIn;
let peer: LoggedIn;
beforeEach(async () => {
  test$ = await makeApp();
  owner = await enter(test$, await addUser(test$.db, { firstName: 'Meera', lastName: 'Das' }));
  peer = await enter(test$, await addUser(test$.db));
});

const aCase = contributionsExamples['contributions.create'].body;
const anImage = {
  ...aCase,
  type: 'image',
  title: 'Burrow under the dermoscope',
  details: { picture: 'dermoscopy', site: 'Finger web', findings: 'A jet with its contrail at the end of the burrow.' },
};
const path = '/api/contributions';

/** Sends a contribution as multipart, as forms do: text as it is, all else as JSON, nothing for what is not given. */
async function sendForm(method: string, to: string, body: object, pictures: Uint8Array<ArrayBuffer>[], by = owner) {
  const form = new FormData();
  for (const [field, value] of Object.entries(body))
    if (value !== undefined && value !== null)
      form.append(field, typeof value === 'string' ? value : JSON.stringify(value));
  for (const [at, bytes] of pictures.entries())
    form.append('contributionImage', new File([bytes], `picture-${at}.jpg`));
  const headers = { authorization: `Bearer ${by.token}` };
  const response = await test$.app.fetch(new Request(`http://127.0.0.1${to}`, { method, headers, body: form }));
  return { status: response.status, body: (await response.json()) as Envelope };
}
const jpeg = () => sampleImage('jpeg');
const share = (given: object = {}, by = owner) =>
  test$.call('POST', path, { token: by.token, body: { ...aCase, ...given } });
const shareImage = async (given: object = {}, pictures?: Uint8Array<ArrayBuffer>[]) =>
  sendForm('POST', path, { ...anImage, ...given }, pictures ?? [await jpeg(), await samplePhoto()]);
const idOf = ({ body }: { body: Envelope }) => (body.result as ContributionDetail)._id;
const show = async (id: string, by = owner) => test$.call('GET', `${path}/details/?id=${id}`, { token: by.token });
const shown = async (id: string, by?: LoggedIn) => (await show(id, by)).body.result as ContributionDetail;
const list = async (query = '', by = owner) =>
  (await test$.call('GET', `${path}?${query}`, { token: by.token })).body.result as Result<'contributions.list'>;
const titles = async (query: string, by?: LoggedIn) => (await list(query, by)).items.map(({ title }) => title);
const publish = (id: string) =>
  test$.db.update(contributions).set({ status: 'published' }).where(eq(contributions.id, id));
const remove = (id: string, by = owner) => test$.call('DELETE', `${path}?id=${id}`, { token: by.token });
const change = (id: string, given: object = {}, by = owner) =>
  test$.call('PUT', `${path}?id=${id}`, { token: by.token, body: { ...aCase, ...given } });
const withdraw = (id: string, by = owner) =>
  test$.call('POST', `${path}/consent/withdraw`, { token: by.token, body: { id } });
const open = async (url: string, by = owner) =>
  (await test$.app.fetch(new Request(`http://127.0.0.1${url}`, { headers: { cookie: `device=${by.cookie}` } }))).status;

test('[DOC-06] [API-01] [API-03] a case waits for the team, with the consent in the words that were shown', async () => {
  const { status, body } = await share();
  expect([status, body.code, body.message]).toEqual([
    200,
    'CASE_CONTRIBUTION_ADDED',
    'Case-study upload successful. It will be published after approval from editorial team.',
  ]);
  expect(body.result).toMatchObject({ type: 'case', state: 'pending', own: true, mine: { ownsRights: true } });
  const [consent] = await test$.db.select().from(consents);
  expect(consent).toMatchObject({ kind: 'patient-image', ...consentTexts['patient-image'], withdrawnAt: null });
  expect(consent?.subjectId).toBe(idOf({ body }));
});

test('[DOC-06] [API-03] an image is sent with its pictures, which are cleaned and linked for their reader alone', async () => {
  const { status, body } = await shareImage({ captions: ['Burrow', 'Finger web'] });
  expect([status, body.code, body.message]).toEqual([
    200,
    'IMAGE_CONTRIBUTION_ADDED',
    'Image upload successful. It will be published after approval from editorial team.',
  ]);
  const { pictures } = await shown(idOf({ body }));
  expect(pictures.map(({ caption }) => caption)).toEqual(['Burrow', 'Finger web']);
  const url = pictures[1]?.url ?? '';
  expect(await open(url)).toBe(200);
  expect(await open(url, peer)).toBe(403);
  for (const { claimedAt, purpose } of await test$.db.select().from(files)) {
    expect(purpose).toBe('contributionImage');
    expect(claimedAt).not.toBeNull();
  }
});

test('[DOC-06] of a wide picture smaller copies are kept for lists, linked like it, and gone with it', async () => {
  const id = idOf(await shareImage({ captions: [] }, [await sampleImage('jpeg', 1200, 900), await jpeg()]));
  const { pictures } = await shown(id);
  expect(pictures.map(({ thumbnails }) => thumbnails.map(({ width }) => width))).toEqual([[320, 960], []]);
  const [{ cover, covers, pictures: count } = { cover: '', covers: [], pictures: 0 }] = (await list('mine=true')).items;
  expect([count, covers.map(({ width }) => width), cover]).toEqual([2, [320, 960], covers[0]?.url]);
  const answer = await test$.app.fetch(
    new Request(`http://127.0.0.1${cover}`, { headers: { cookie: `device=${owner.cookie}` } }),
  );
  const drawn = await sharp(await answer.bytes()).metadata();
  expect([drawn.width, drawn.height, drawn.format]).toEqual([320, 240, 'jpeg']);
  expect(await open(cover ?? '', peer)).toBe(403);
  await remove(id);
  for (const { url } of covers) expect(await open(url)).toBe(404);
});

test.each([
  ['no consent', { consent: undefined }, 'CONSENT_NOT_AVAILABLE'],
  [
    'a consent in other words',
    { consent: { version: '2026-06', text: 'The patient agrees.' } },
    'CONSENT_NOT_AVAILABLE',
  ],
  [
    'a consent of another version',
    { consent: { ...consentTexts['patient-image'], version: '1' } },
    'CONSENT_NOT_AVAILABLE',
  ],
  ['no rights', { ownsRights: false }, 'NO_COPYRIGHT'],
])('[DOC-06] [API-03] with %s nothing is taken in', async (_what, given, code) => {
  for (const reply of [await share(given), await shareImage(given)])
    expect([reply.status, reply.body.code]).toEqual([400, code]);
  expect(await test$.db.$count(contributions)).toBe(0);
  expect(await test$.db.$count(files)).toBe(0);
});

test('[DOC-06] [SEC-32] an image without a picture, or with what is none, is refused and leaves nothing behind', async () => {
  expect((await shareImage({}, [])).body).toMatchObject({
    code: 'VALIDATION_FAILED',
    result: { issues: [{ path: 'files.contributionImage' }] },
  });
  const script = new TextEncoder().encode('<svg onload="alert(1)"/>');
  expect((await shareImage({}, [await jpeg(), new Uint8Array(script)])).body.code).toBe('DOCUMENT_VALIDATION_ERROR');
  expect((await share({ captions: ['To nothing'] })).body.code).toBe('VALIDATION_FAILED');
  for (const table of [contributions, contributionFiles, files, consents]) expect(await test$.db.$count(table)).toBe(0);
});

test('[DOC-06] [SEC-29] others see what is published; its contributor alone sees it before, and why it was rejected', async () => {
  const id = idOf(await share());
  for (const reply of [
    await show(id, peer),
    await change(id, {}, peer),
    await remove(id, peer),
    await withdraw(id, peer),
  ])
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
  expect(await titles('', peer)).toEqual([]);
  expect(await titles('mine=true&state=pending')).toEqual([aCase.title]);
  await test$.db.update(contributions).set({ status: 'rejected', rejectionReason: 'The face is seen.' });
  expect(await shown(id)).toMatchObject({ state: 'rejected', mine: { rejectionReason: 'The face is seen.' } });
  expect((await show(id, peer)).status).toBe(404);
  await publish(id);
  expect(await shown(id, peer)).toMatchObject({ title: aCase.title, own: false, mine: null });
  expect(await titles('', peer)).toEqual([aCase.title]);
  expect(await titles('mine=true', peer)).toEqual([]);
});

test('[SEC-30] a contributor is shown by name and city, and nothing else of them', async () => {
  const id = idOf(await share());
  await publish(id);
  const said = JSON.stringify([await list('', peer), await shown(id, peer)]);
  expect(said).toContain('Dr. Meera Das');
  expect(said).not.toMatch(/@tvacha|\+91|TVD-/);
});

test('[DOC-06] a change goes back to the team, also of what was published', async () => {
  const id = idOf(await share());
  await publish(id);
  const { body } = await change(id, { title: 'Pale rings without feeling', consent: undefined });
  expect(body).toMatchObject({
    code: 'UPDATE_SUCCCESS',
    message: 'Udate Successful',
    result: { title: 'Pale rings without feeling', state: 'pending' },
  });
  expect((await show(id, peer)).status).toBe(404);
  expect(await test$.db.$count(consents)).toBe(1);
  const other = await sendForm('PUT', `${path}?id=${id}`, anImage, [await jpeg()]);
  expect(other.body).toMatchObject({ code: 'VALIDATION_FAILED', result: { issues: [{ path: 'body.type' }] } });
});

test('[DOC-06] pictures are added and removed with a change; one at least stays with an image', async () => {
  const id = idOf(await shareImage());
  const [first, second] = (await shown(id)).pictures.map(({ _id }) => _id);
  const removing = (removePictures: unknown[], pictures: Uint8Array<ArrayBuffer>[] = []) =>
    sendForm('PUT', `${path}?id=${id}`, { ...anImage, removePictures }, pictures);
  expect((await removing([first, second])).body.code).toBe('VALIDATION_FAILED');
  expect((await removing([id])).body.code).toBe('NOT_FOUND');
  expect((await shown(id)).pictures).toHaveLength(2);
  const url = (await shown(id)).pictures[0]?.url ?? '';
  expect((await removing([first], [await jpeg()])).body.code).toBe('UPDATE_SUCCCESS');
  const left = (await shown(id)).pictures.map(({ _id }) => _id);
  expect(left).toHaveLength(2);
  expect(left[0]).toBe(second);
  expect(await open(url)).toBe(404);
  expect(await test$.db.$count(files)).toBe(2);
});

test('[DOC-06] [API-03] a contribution is removed with its files; the record of the consent stays', async () => {
  const id = idOf(await shareImage());
  const url = (await shown(id)).pictures[0]?.url ?? '';
  const { body } = await remove(id);
  expect([body.code, body.message]).toEqual(['DELETED', 'Data Deleted']);
  expect((await show(id)).status).toBe(404);
  expect(await open(url)).toBe(404);
  expect(await test$.db.$count(files)).toBe(0);
  expect(await test$.db.$count(consents)).toBe(1);
});

test('[SEC-44] [DOC-06] a consent taken back hides the contribution and removes its pictures at once', async () => {
  const id = idOf(await shareImage());
  await publish(id);
  const url = (await shown(id, peer)).pictures[0]?.url ?? '';
  expect(await open(url, peer)).toBe(200);
  expect((await withdraw(id)).body).toMatchObject({ code: 'UPDATE_SUCCCESS', result: { pictures: [] } });
  expect(await open(url, peer)).toBe(404);
  expect((await show(id, peer)).status).toBe(404);
  expect(await titles('', peer)).toEqual([]);
  expect((await shown(id)).mine?.consent?.withdrawnAt).toBe('2026-06-01T06:00:00.000Z');
  const records = await test$.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(records.map(({ action }) => action)).toEqual(['consent.withdrawn']);
  const again = { ...anImage, consent: undefined };
  expect((await sendForm('PUT', `${path}?id=${id}`, again, [await jpeg()])).body.code).toBe('CONSENT_NOT_AVAILABLE');
  expect(await test$.db.$count(files)).toBe(0);
  expect((await sendForm('PUT', `${path}?id=${id}`, anImage, [await jpeg()])).body.code).toBe('UPDATE_SUCCCESS');
  await publish(id);
  expect((await shown(id, peer)).pictures).toHaveLength(1);
});

test('[DOC-06] [API-03] what the team found to be of others is told as NO_COPYRIGHT and seen by nobody else', async () => {
  const notice = (by = owner) => test$.call('GET', `${path}/nocopyright`, { token: by.token });
  expect((await notice()).body).toMatchObject({ error: false, code: 'NO_DATA_EXISTS', result: { items: [] } });
  const id = idOf(await share());
  await publish(id);
  await test$.db.update(contributions).set({ ownsRights: false });
  expect((await notice()).body).toMatchObject({
    error: false,
    code: 'NO_COPYRIGHT',
    message: 'Action denied for copyright issue',
    result: { total: 1, items: [{ _id: id }] },
  });
  expect((await notice(peer)).body.code).toBe('NO_DATA_EXISTS');
  expect((await show(id, peer)).status).toBe(404);
});

test('[SEC-28] [PERM-02] a permission on one kind opens that kind alone', async () => {
  const flags = { read: true, create: true, update: true, delete: true };
  const role = await addRole(test$.db, 'Cases only', [{ section: 'Contribution Cases', ...flags }]);
  const [caseId, imageId] = [idOf(await share()), idOf(await shareImage())];
  await publish(caseId);
  await publish(imageId);
  const some = await enter(test$, await addUser(test$.db, { roleId: role.id }));
  expect(await titles('', some)).toEqual([aCase.title]);
  expect((await test$.call('GET', `${path}?type=image`, some)).body.code).toBe('FORBIDDEN');
  expect([(await show(caseId, some)).status, (await show(imageId, some)).status]).toEqual([200, 404]);
  expect((await share({}, some)).body.code).toBe('CASE_CONTRIBUTION_ADDED');
  const image = await sendForm('POST', path, anImage, [await jpeg()], some);
  expect([image.status, image.body.code]).toEqual([403, 'FORBIDDEN']);
});

test('[DOC-06] the list is narrowed, searched, sorted and paged', async () => {
  const [hair] = await test$.db.insert(specialities).values({ slug: 'hair', name: 'Hair' }).returning();
  await publish(idOf(await share({ title: 'Bald patches in a girl', speciality: hair?.id })));
  test$.clock.forward(60);
  await publish(idOf(await share()));
  test$.clock.forward(60);
  await publish(idOf(await shareImage()));
  expect(await titles('')).toEqual([anImage.title, aCase.title, 'Bald patches in a girl']);
  expect(await titles('sort=title')).toEqual(['Bald patches in a girl', anImage.title, aCase.title]);
  expect(await titles('type=image')).toEqual([anImage.title]);
  expect(await titles('speciality=hair')).toEqual(['Bald patches in a girl']);
  expect(await titles('search=dermoscope')).toEqual([anImage.title]);
  expect(await list('sort=oldest&dataPerPage=1&page=3')).toMatchObject({
    total: 3,
    items: [{ title: anImage.title, pictures: 2, cover: expect.stringContaining('/api/files/') }],
  });
});

test('[SEC-34] somebody shares so many contributions an hour', async () => {
  test$ = await makeApp({ limits: { contributionsPerHour: 1 } });
  owner = await enter(test$, await addUser(test$.db));
  const [first, second] = [await share(), await share()];
  expect([first.body.code, second.body.code]).toEqual(['CASE_CONTRIBUTION_ADDED', 'RATE_LIMITED']);
  expect(second.headers.get('retry-after')).toBe('3600');
});
