import type { SavedView } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { savedViews } from '../../../db/schema';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin, addSavedView, addStaff } from '../../../testing/office';
import { eraseUser } from '../../account/erase-user';
import { createCtx } from '../../ctx';

let test$: TestApp;
type Staff = Awaited<ReturnType<typeof addStaff>>;
let asha: Staff;
let binod: Staff;
let chat: Staff;
beforeEach(async () => {
  test$ = await makeApp();
  asha = await addStaff(test$, [{ section: 'User Verification', read: true }]);
  binod = await addStaff(test$, [{ section: 'User Verification', read: true }]);
  chat = await addStaff(test$, [
    { section: 'Chats', read: true },
    { section: 'Dashboard', read: true },
  ]);
});

const path = '/api/admin/views';
const pune = { list: 'accounts', name: 'Pune', query: { city: 'Pune', columns: 'doctor,city' }, shared: false };
const call = async (method: 'POST' | 'PUT' | 'DELETE', by: { token: string }, body: object, at = path) =>
  (await test$.call(method, at, { token: by.token, ...(method === 'DELETE' ? {} : { body }) })).body;
const save = async (by: { token: string }, given: object = {}) => {
  const { code, result } = await call('POST', by, { ...pune, ...given });
  return { code, view: result as SavedView };
};
const seen = async (by: { token: string }, list = 'accounts') => {
  const { body } = await test$.call('GET', `${path}?list=${list}`, by);
  return body.code === 'SUCCESS'
    ? (body.result as SavedView[]).map(({ name, isDefault }) => [name, isDefault])
    : body.code;
};
const change = (by: { token: string }, { _id: id, name, query, shared, updatedAt }: SavedView, given: object) =>
  call('PUT', by, { id, name, query, shared, updatedAt, ...given });

test('[ADM-01] [SEC-28] a view is its owner’s; a shared one is seen by who may read the list and nobody else', async () => {
  await save(asha);
  await save(asha, { name: 'All of Goa', query: { region: 'Goa' }, shared: true });
  expect(await seen(asha)).toEqual([
    ['All of Goa', false],
    ['Pune', false],
  ]);
  expect(await seen(binod)).toEqual([['All of Goa', false]]);
  expect(await seen(chat)).toBe('FORBIDDEN');
  expect((await save(chat)).code).toBe('FORBIDDEN');
  // The log has a right of its own, which reading the Dashboard does not give.
  expect(await seen(chat, 'logs')).toBe('FORBIDDEN');
  expect(await seen(chat, 'chats')).toEqual([]);
});

test('[ADM-01] [SEC-29] what is a colleague’s is not changed by who sees it, nor found by who does not', async () => {
  const [{ view: shared }, { view: own }] = [await save(asha, { shared: true }), await save(asha, { name: 'Mine' })];
  expect((await change(binod, shared, { name: 'Mine' })).code).toBe('FORBIDDEN');
  expect((await change(binod, own, { name: 'Mine' })).code).toBe('NOT_FOUND');
  for (const [{ _id }, code] of [[shared, 'FORBIDDEN'] as const, [own, 'NOT_FOUND'] as const])
    expect((await call('DELETE', binod, {}, `${path}?id=${_id}`)).code).toBe(code);
  expect((await change(chat, shared, { name: 'Mine' })).code).toBe('FORBIDDEN');
  const admin = await addAdmin(test$);
  expect((await change(admin, own, { name: 'Mine' })).code).toBe('NOT_FOUND');
  expect((await change(admin, shared, { name: 'Theirs' })).code).toBe('UPDATE_SUCCCESS');
  expect((await change(asha, shared, { name: 'Late' })).code).toBe('CONFLICT');
});

test('[ADM-01] one view is the first of a list, and one that is shared no more is the first of nobody else', async () => {
  const { view } = await save(asha, { shared: true });
  const { view: other } = await save(binod, { name: 'Kochi', query: { city: 'Kochi' } });
  const prefer = (by: { token: string }, id: string | null) =>
    call('POST', by, { list: 'accounts', id }, `${path}/default`);
  expect((await prefer(binod, other._id)).code).toBe('UPDATE_SUCCCESS');
  expect((await prefer(asha, other._id)).code).toBe('NOT_FOUND');
  await prefer(binod, view._id);
  await prefer(asha, view._id);
  expect(await seen(binod)).toEqual([
    ['Kochi', false],
    ['Pune', true],
  ]);
  const { result } = await change(asha, view, { shared: false });
  await change(asha, result as SavedView, { shared: true });
  expect(await seen(asha)).toEqual([['Pune', true]]);
  expect(await seen(binod)).toEqual([
    ['Kochi', false],
    ['Pune', false],
  ]);
  await prefer(asha, null);
  expect(await seen(asha)).toEqual([['Pune', false]]);
});

test('[ADM-01] a name is taken once a person and list, and there are fifty at most, also where two come at once', async () => {
  await save(asha);
  expect((await save(asha, { name: 'PUNE' })).code).toBe('CONFLICT');
  expect((await save(binod)).code).toBe('SUCCESS');
  for (let at = 0; at < 48; at += 1) await addSavedView(test$.db, asha.user.id);
  const both = await Promise.all([save(asha, { name: 'One' }), save(asha, { name: 'Other' })]);
  expect(both.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'SUCCESS']);
  expect(await test$.db.$count(savedViews, eq(savedViews.userId, asha.user.id))).toBe(50);
});

test.each([
  ['a name of a field with signs', { query: { 'a b': 'x' } }],
  ['21 fields', { query: Object.fromEntries(Array.from('abcdefghijklmnopqrstu', (name) => [name, 'x'])) }],
  ['a long value', { query: { city: 'x'.repeat(401) } }],
  ['a value that is no text', { query: { city: { $ne: '' } } }],
  ['a list that is none', { list: 'sessions' }],
  ['an owner', { userId: '0' }],
])('[ADM-01] a view with %s is refused', async (_what, given) => {
  expect((await save(asha, given)).code).toBe('VALIDATION_FAILED');
});

test('[SEC-44] with a person their own views go, and what they shared stays the desk’s, under nobody’s name', async () => {
  await save(asha);
  await save(asha, { name: 'All of Goa', shared: true });
  const details = { ip: '', appName: '', appVersion: '', userAgent: '', platform: '' };
  const caller = { role: 'admin' as const, ip: '', requestId: 'test', device: { details } };
  await eraseUser(createCtx({ ...test$, caller }), asha.user);
  expect(await test$.db.select().from(savedViews)).toMatchObject([{ name: 'All of Goa', userId: null }]);
  expect(await seen(binod)).toEqual([['All of Goa', false]]);
});
