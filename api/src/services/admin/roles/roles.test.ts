import type { Result } from '@tvacha/shared-contract';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
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
const update = (body: object, by = token) => test$.call('PUT', '/api/admin/roles', { token: by, body });
const remove = (id: string, by = token) => test$.call('DELETE', `/api/admin/roles?id=${id}`, { token: by });

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

test('[PERM-01] a matrix names each section once and knows its flags', async () => {
  const twice = [
    { section: 'Chats', read: true },
    { section: 'Chats', update: true },
  ];
  for (const permissions of [twice, [{ section: 'Chats', fly: true }], [{ section: 'Nothing', read: true }]])
    expect((await create({ name: 'Odd', permissions })).body.code).toBe('VALIDATION_FAILED');
});
