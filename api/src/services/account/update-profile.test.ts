import type { Profile, Result } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { auditLog, files, userDocuments, users } from '../../db/schema';
import { envelopeOf, makeApp, type TestApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';
import { registerDoctor } from '../../testing/registrants';
import { dump } from '../../testing/test-database';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp();
});

const picture = async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#844' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'paper.png', { type: 'image/png' });
};

async function send(token: string, userId: string, parts: Record<string, string | File>, seen?: string) {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  const request = new Request(`http://127.0.0.1/api/users/?${new URLSearchParams({ userId, ...(seen && { seen }) })}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const response = await test$.app.fetch(request);
  const { code, result } = await envelopeOf(response);
  return { status: response.status, code, result: result as Profile };
}

test('[AUTH-09] exactly the fields that are given are written, under the names of the document', async () => {
  const user = await addUser(test$.db, { exprience: '9', publications: 'One paper' });
  const { token } = await enter(test$, user);
  const { status, code, result } = await send(token, user.id, {
    first_name: 'Leela',
    address: JSON.stringify({ state: 'Kerala', city: 'Kochi', pincode: '682001' }),
    exprience: '12',
    internationalSpeaker: 'Vienna 2024',
    nationalSpeaker: 'Pune 2023',
    degree: JSON.stringify([{ name: 'MD', institute: 'Kochi', year: '2012' }]),
    specialty: JSON.stringify(['Trichology']),
    areaOfInterest: JSON.stringify(['Hair']),
    fellowship: JSON.stringify(['Dermoscopy']),
  });
  expect([status, code]).toEqual([200, 'UPDATE_SUCCCESS']);
  expect(result).toMatchObject({
    first_name: 'Leela',
    last_name: user.lastName,
    address: { state: 'Kerala', city: 'Kochi', pincode: '682001' },
    exprience: '12',
    publications: 'One paper',
    degree: [{ name: 'MD', institute: 'Kochi', year: '2012' }],
    specialty: ['Trichology'],
    areaOfInterest: ['Hair'],
    fellowship: ['Dermoscopy'],
  });
  const own = await test$.call('GET', '/api/users/profile', { token });
  expect(own.body.result).toEqual(result);
  expect(await test$.db.$count(auditLog, eq(auditLog.action, 'profile.updated'))).toBe(1);
});

const clinic = {
  street: '2nd floor, Karve Road',
  phone: '020 0255 1142',
  hours: [{ from: 'mon', to: 'sat', opens: '10:00', closes: '13:30' }],
};

test('[PAT-02] a doctor says where the clinic is and when it is open, and the finder shows it', async () => {
  const user = await addUser(test$.db, { listed: true });
  const { token } = await enter(test$, user);
  const { result } = await send(token, user.id, {
    clinic: 'Kothrud Skin Clinic',
    clinicDetails: JSON.stringify(clinic),
  });
  expect(result).toMatchObject({ clinic: 'Kothrud Skin Clinic', clinicDetails: clinic });
  const { body } = await test$.call('GET', `/api/doctors/details/?id=${user.id}`);
  expect(body.result).toMatchObject({ clinic: 'Kothrud Skin Clinic', clinicDetails: clinic });
});

test('[AUTH-09] an address without a pincode is left alone', async () => {
  const address = { state: 'Goa', city: 'Panaji', pincode: '403001' };
  const user = await addUser(test$.db, { address });
  const { token } = await enter(test$, user);
  const { result } = await send(token, user.id, {
    address: JSON.stringify({ state: 'Kerala', city: 'Kochi', pincode: '' }),
  });
  expect(result.address).toEqual(address);
});

test('[AUTH-09] [AUTH-02] papers complete a registration and put it in the queue; without one it waits again', async () => {
  const { id, scopedToken } = await registerDoctor(test$);
  const one = await send(scopedToken, id, { degreeCreds: await picture() });
  expect([one.code, one.result.isComplete, one.result.stage]).toEqual(['UPDATE_SUCCCESS', false, 'DOCUMENT_PENDING']);
  test$.clock.forward(600);
  const both = await send(scopedToken, id, { visitingCardCreds: await picture() });
  expect([both.result.isComplete, both.result.stage]).toEqual([true, 'VERIFICATION_PENDING']);
  expect(both.result.documents.map(({ kind }) => kind)).toEqual(['degree', 'visitingCard']);
  const [user] = await test$.db.select().from(users).where(eq(users.id, id));
  expect(user).toMatchObject({ isComplete: true, approval: 'pending', appliedAt: test$.clock.now() });
  const degree = both.result.documents[0]?._id;
  const less = await send(scopedToken, id, { deletedDegree: JSON.stringify([degree]) });
  expect([less.result.isComplete, less.result.documents.length]).toEqual([false, 1]);
  expect(await test$.db.$count(userDocuments, eq(userDocuments.userId, id))).toBe(1);
});

test('[AUTH-09] the picture takes the place of the one before it, whose file is let go', async () => {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  const first = await send(token, user.id, { profilePic: await picture() });
  expect(first.result.profilePic).toMatch(/^\/api\/public-files\//);
  const second = await send(token, user.id, { profilePic: await picture() });
  expect(second.result.profilePic).not.toBe(first.result.profilePic);
  const rows = await test$.db.select().from(files).where(eq(files.ownerId, user.id));
  expect(rows.map(({ claimedAt }) => claimedAt !== null).sort()).toEqual([false, true]);
});

test('[AUTH-09] [SEC-32] a paper that is none is refused, and nothing is written', async () => {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  const before = await dump(test$.db);
  const fake = new File(['<svg onload="alert(1)"/>'], 'degree.png', { type: 'image/png' });
  const { status, code } = await send(token, user.id, { first_name: 'Changed', degreeCreds: fake });
  expect([status, code]).toEqual([400, 'DOCUMENT_VALIDATION_ERROR']);
  expect(await dump(test$.db)).toBe(before);
});

test('[AUTH-09] [SEC-29] another person’s record and papers are not there', async () => {
  const [mine, other] = [await addUser(test$.db), await addUser(test$.db)];
  const theirs = await enter(test$, other);
  const { result } = await send(theirs.token, other.id, { degreeCreds: await picture() });
  const { token } = await enter(test$, mine);
  expect((await send(token, other.id, { first_name: 'Changed' })).status).toBe(404);
  await send(token, mine.id, { deletedDegree: JSON.stringify([result.documents[0]?._id]) });
  expect(await test$.db.$count(userDocuments, eq(userDocuments.userId, other.id))).toBe(1);
});

test('[SEC-30] what the form does not have cannot be written by it', async () => {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  for (const field of ['role', 'approval', 'isComplete', 'email', 'customerId', 'roleId', 'passwordHash']) {
    const { status, code } = await send(token, user.id, { [field]: 'admin' });
    expect([field, status, code]).toEqual([field, 400, 'VALIDATION_FAILED']);
  }
});

test('[AUTH-09] once an application is approved its scoped token opens nothing more', async () => {
  const { id, scopedToken } = await registerDoctor(test$);
  await test$.db.update(users).set({ approval: 'verified' }).where(eq(users.id, id));
  expect((await send(scopedToken, id, { first_name: 'Late' })).status).toBe(401);
});

test('[ADM-03] [PAT-02] a verified doctor who takes another name is not in the finder until staff saved the account', async () => {
  const user = await addUser(test$.db, { listed: true, degree: [{ name: 'MD', institute: 'Kochi', year: '2012' }] });
  const { token } = await enter(test$, user);
  const found = async () => ((await test$.call('GET', '/api/doctors')).body.result as { total: number }).total;
  await send(token, user.id, { first_name: user.firstName, degree: JSON.stringify(user.degree), exprience: '12' });
  expect([await found(), test$.notifier.sent.length]).toEqual([1, 0]);
  await send(token, user.id, { first_name: 'Somebody', last_name: 'Else' });
  await send(token, user.id, { first_name: 'Yet', last_name: 'Another' });
  expect(await found()).toBe(0);
  expect(test$.notifier.sent.map(({ to }) => to)).toEqual([test$.config.teamEmail]);
  const staff = await enter(test$, await addUser(test$.db, { role: 'admin' }));
  const { updatedAt } = (await test$.call('GET', '/api/users/profile', { token })).body.result as Profile;
  const body = { id: user.id, updatedAt, first_name: 'Kavya' };
  await test$.call('PUT', '/api/admin/users', { token: staff.token, body });
  expect(await found()).toBe(1);
});

test('[AUTH-09] a change begun before another one was saved is refused; a file is taken all the same', async () => {
  const user = await addUser(test$.db, { exprience: '9' });
  const { token } = await enter(test$, user);
  const { updatedAt } = (await test$.call('GET', '/api/users/profile', { token })).body.result as Profile;
  const one = await send(token, user.id, { exprience: '10' }, updatedAt);
  expect(one.code).toBe('UPDATE_SUCCCESS');
  const other = await send(token, user.id, { exprience: '11' }, updatedAt);
  expect([other.status, other.code]).toEqual([409, 'CONFLICT']);
  const next = await send(token, user.id, { publications: 'A paper' }, one.result.updatedAt);
  expect(next.result).toMatchObject({ exprience: '10', publications: 'A paper' });
  expect((await send(token, user.id, { degreeCreds: await picture() })).result.documents).toHaveLength(1);
});

test('[AUTH-09] [SEC-31] the owner looks at a paper and at the picture by links of their own, listed or not', async () => {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  const { result } = await send(token, user.id, { degreeCreds: await picture(), profilePic: await picture() });
  expect(result.documents).toMatchObject([{ kind: 'degree', name: 'paper.png', type: 'image/png' }]);
  for (const url of [result.documents[0]?.url ?? '', result.pictureUrl ?? '']) {
    expect(url).toMatch(/^\/api\/files\/.*[?&]view=1/);
    expect(url).toContain(`u=${user.id}`);
  }
});

test('[PAT-02] a doctor is told whether patients find them, and that a new name waits for staff', async () => {
  const user = await addUser(test$.db);
  const { token } = await enter(test$, user);
  const state = async () => ((await test$.call('GET', '/api/users/profile', { token })).body.result as Profile).finder;
  expect(await state()).toBe('off');
  await test$.db.update(users).set({ listed: true }).where(eq(users.id, user.id));
  expect(await state()).toBe('shown');
  await send(token, user.id, { first_name: 'Another' });
  expect(await state()).toBe('checking');
});

test('[ADM-03] [AUTH-09] a clearer copy takes the place of the one paper it was asked for, and of no other', async () => {
  const { id, scopedToken } = await registerDoctor(test$);
  for (let at = 0; at < 2; at += 1) {
    await send(scopedToken, id, { degreeCreds: await picture() });
    test$.clock.forward(1);
  }
  const { result } = await send(scopedToken, id, { visitingCardCreds: await picture() });
  const [first, blurred, card] = result.documents.map(({ _id }) => _id);
  const desk = await enter(test$, await addUser(test$.db, { role: 'admin' }));
  const staff = async (method: string, path: string, body?: object) =>
    (await test$.call(method, `/api/admin/users${path}`, { token: desk.token, body })).body;
  const ask = (reason: string) => staff('POST', '/copy', { id, paper: blurred, reason });
  const inList = async (papers: string) =>
    ((await staff('GET', `?papers=${papers}`)).result as Result<'admin.users.list'>).items.map(({ _id }) => _id);

  expect((await ask('The name cannot be read')).code).toBe('UPDATE_SUCCCESS');
  expect((await ask('The seal cannot be read')).code).toBe('CONFLICT');
  const mail = test$.notifier.sent.findLast(({ template }) => template === 'application.copy');
  expect(mail?.text).toMatch(/degree certificate:\n\nThe name cannot be read\n\n.*\/register\/doctor\?resume=1/);
  expect([await inList('asked'), await inList('sent')]).toEqual([[id], []]);

  test$.clock.forward(300);
  const own = (await test$.call('GET', '/api/users/profile', { token: scopedToken })).body.result as Profile;
  expect(own.documents.map(({ _id, copyWanted }) => [_id, copyWanted])).toEqual([
    [first, null],
    [blurred, 'The name cannot be read'],
    [card, null],
  ]);
  const other = await send(scopedToken, id, { visitingCardCreds: await picture() });
  expect(other.result.documents).toHaveLength(4);
  const sent = (await send(scopedToken, id, { degreeCreds: await picture() })).result;
  const kept = sent.documents.filter(({ kind }) => kind === 'degree').map(({ _id }) => _id);
  expect([kept.length, kept[0], kept.includes(blurred ?? '')]).toEqual([2, first, false]);
  expect([sent.isComplete, sent.documents.some(({ copyWanted }) => copyWanted)]).toEqual([true, false]);
  expect([await inList('asked'), await inList('sent')]).toEqual([[], [id]]);
});
