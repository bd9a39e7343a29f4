import type { Result, RoleInFull } from '@tvacha/shared-contract';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema';
import { makeApp, type TestApp } from '../../../testing/make-app';
import { addAdmin, addStaff } from '../../../testing/office';
import { addRole, addUser } from '../../../testing/people';
import { dump } from '../../../testing/test-database';

let test$: TestApp;
let token: string;
beforeEach(async () => {
  test$ = await makeApp();
  ({ token } = await addAdmin(test$));
});

const keeping: PermissionEntry[] = [
  { section: 'User Roles', read: true, create: true, update: true, delete: true },
  { section: 'Chats', read: true },
];
const create = (body: object, by = token) => test$.call('POST', '/api/admin/roles', { token: by, body });
const inFull = async (id: string, by = token) =>
  (await test$.call('GET', `/api/admin/roles/details/?id=${id}`, { token: by })).body.result as RoleInFull;
/** Changes a definition as it stands, or as it once stood. */
const update = async (body: { id: string; updatedAt?: string; name: string; permissions: object[] }, by = token) => {
  const { updatedAt } = await inFull(body.id);
  return test$.call('PUT', '/api/admin/roles', { token: by, body: { updatedAt, ...body } });
};
const remove = async (id: string, by = token, moveTo?: string) => {
  const query = new URLSearchParams({ id, updatedAt: (await inFull(id)).updatedAt, ...(moveTo ? { moveTo } : {}) });
  return test$.call('DELETE', `/api/admin/roles?${query}`, { token: by });
};

test('[ADM-04] a role definition is made, changed, given, and removed when nobody has it', async () => {
  const permissions = [{ section: 'Chats', read: true }];
  const made = await create({ name: 'Chat desk', permissions });
  expect(made.body).toMatchObject({ code: 'ROLE_CREATED', message: 'Role Created Successfully' });
  const { _id: id } = made.body.result as Result<'admin.roles.create'>;
  expect((await create({ name: 'Chat desk', permissions })).body.code).toBe('CONFLICT');
  const { body } = await update({ id, name: 'Talks', permissions: [] });
  expect(body).toMatchObject({ code: 'ROLE_UPDATED', result: { name: 'Talks', permissions: [], users: 0 } });
  await addUser(test$.db, { role: 'subAdmin', roleId: id });
  expect((await remove(id)).status).toBe(409);
  const list = await test$.call('GET', '/api/admin/roles?sort=users', { token });
  expect(list.body.result).toMatchObject({ total: 1, items: [{ _id: id, users: 1 }] });
});

test('[SEC-24] a changed definition counts from the next call of all who have it', async () => {
  const desk = await addStaff(test$, []);
  const chats = () => test$.call('GET', '/api/admin/chats', { token: desk.token });
  expect((await chats()).status).toBe(403);
  await update({ id: desk.role.id, name: 'Desk', permissions: [{ section: 'Chats', read: true }] });
  expect((await chats()).status).toBe(200);
  const told = { to: { user: desk.user.id }, name: 'rights', payload: { user: desk.user.id } };
  expect(test$.realtime.said).toEqual([told]);
});

test('[PERM-01] nobody puts into a definition, or takes out of one, what they do not hold, nor changes their own', async () => {
  const keeper = await addStaff(test$, keeping);
  const great = await addRole(test$.db, 'Great', [{ section: 'Publishers', delete: true }]);
  const small = await addRole(test$.db, 'Small', [{ section: 'Chats', read: true }]);
  const before = await dump(test$.db);
  const own = { id: keeper.role.id, name: 'Mine', permissions: keeping };
  for (const ask of [
    () => create({ name: 'New', permissions: [{ section: 'Chats', update: true }] }, keeper.token),
    () => create({ name: 'New', permissions: [{ section: 'Ebooks', read: true }] }, keeper.token),
    () => update({ id: great.id, name: 'Great', permissions: [] }, keeper.token),
    () => update({ id: small.id, name: 'S', permissions: [{ section: 'Dashboard', read: true }] }, keeper.token),
    () => update(own, keeper.token),
    () => remove(great.id, keeper.token),
  ])
    expect((await ask()).body.code).toBe('FORBIDDEN');
  expect(await dump(test$.db)).toBe(before);
  expect((await update({ id: small.id, name: 'Smaller', permissions: [] }, keeper.token)).body.code).toBe(
    'ROLE_UPDATED',
  );
});

test('[ADM-04] a definition tells whom a change of it reaches: not who has permissions of their own, and no admin', async () => {
  const { role, token: own } = await addStaff(test$, [{ section: 'User Roles', read: true }]);
  const has = { role: 'subAdmin' as const, roleId: role.id };
  await addUser(test$.db, { ...has, firstName: 'Asha', lastName: 'Rao' });
  await addUser(test$.db, { ...has, permissions: [] });
  await addUser(test$.db, { ...has, role: 'admin' });
  await addUser(test$.db, { ...has, erasedAt: new Date() });
  const told = await inFull(role.id);
  expect(told).toMatchObject({ users: 4, touched: 2, own: false });
  expect(told.names[0]).toBe('Asha Rao');
  expect(await inFull(role.id, own)).toMatchObject({ own: true });
});

test('[ADM-04] of two who change one definition at once the second is told, and writes over nothing', async () => {
  const { id } = await addRole(test$.db, 'Desk', []);
  const { updatedAt } = await inFull(id);
  const answers = await Promise.all(['Mine', 'Theirs'].map((name) => update({ id, updatedAt, name, permissions: [] })));
  expect(answers.map(({ body }) => body.code).sort()).toEqual(['CONFLICT', 'ROLE_UPDATED']);
  const stale = new URLSearchParams({ id, updatedAt });
  expect((await test$.call('DELETE', `/api/admin/roles?${stale}`, { token })).body.code).toBe('CONFLICT');
  expect((await inFull(id)).updatedAt > updatedAt).toBe(true);
});

test('[ADM-04] [PERM-01] who removes a definition in use gives its people another one, of what they hold and may give', async () => {
  const old = await addRole(test$.db, 'Old', [{ section: 'Chats', read: true }]);
  const next = await addRole(test$.db, 'Next', [{ section: 'Chats', update: true }]);
  const person = await addUser(test$.db, { role: 'subAdmin', roleId: old.id });
  const chatsOnly: PermissionEntry = { section: 'Chats', read: true };
  const may = { section: 'User Roles', read: true, delete: true } as const;
  const cannotGive = await addStaff(test$, [may, { ...chatsOnly, update: true }]);
  const lacks = await addStaff(test$, [{ ...may, update: true }, chatsOnly]);
  const before = await dump(test$.db);
  expect((await remove(old.id, token, old.id)).body.code).toBe('CONFLICT');
  expect((await remove(old.id, token, crypto.randomUUID())).body.code).toBe('NOT_FOUND');
  for (const by of [cannotGive, lacks]) expect((await remove(old.id, by.token, next.id)).body.code).toBe('FORBIDDEN');
  expect(await dump(test$.db)).toBe(before);
  expect((await remove(old.id, token, next.id)).body.code).toBe('DELETED');
  const [moved] = await test$.db.select().from(users).where(eq(users.id, person.id));
  expect(moved?.roleId).toBe(next.id);
});

test('[PERM-01] a matrix names each section once and knows its flags', async () => {
  const twice = [
    { section: 'Chats', read: true },
    { section: 'Chats', update: true },
  ];
  for (const permissions of [twice, [{ section: 'Chats', fly: true }], [{ section: 'Nothing', read: true }]])
    expect((await create({ name: 'Odd', permissions })).body.code).toBe('VALIDATION_FAILED');
});
