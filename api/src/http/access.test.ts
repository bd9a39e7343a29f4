import { type Access, type OperationId, routes } from '@tvacha/shared-contract';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import type { Flag, Section } from '@tvacha/shared-contract/sections';
import { roles, type users } from '../db/schema';
import { callOperation } from '../testing/call-operation';
import { examples } from '../testing/examples';
import { makeApp, type TestApp } from '../testing/make-app';
import { addRole, addUser, enter } from '../testing/people';

let test$: TestApp;
beforeEach(async () => {
  test$ = await makeApp({ limits: { lookupsPerMinute: 999, codesPerMinute: 999, loginsPerHour: 999 } });
});

type UserGiven = Partial<typeof users.$inferInsert>;
interface Persona {
  user?: UserGiven;
  /** Permissions of a role definition, where the person has one. */
  permissions?: (access: Access) => PermissionEntry[];
  /** Whether the contract lets this person in. */
  may: (access: Access) => boolean;
}

const isOpen = (access: Access) => access.kind === 'public';
const needsNoSection = (access: Access) => isOpen(access) || access.kind === 'session';
const sectionsOf = (access: Access): readonly Section[] => {
  if (access.kind === 'staff' || access.kind === 'member') return [access.section];
  return access.kind === 'memberOfAny' ? access.sections : [];
};
const flagOf = (access: Access): Flag => ('flag' in access ? access.flag : 'read');
const exactly = (access: Access): PermissionEntry[] =>
  sectionsOf(access).map((section) => ({ section, [flagOf(access)]: true }));
const all = { read: true, create: true, update: true, delete: true, approve: true };
const allButThat = (access: Access): PermissionEntry[] => {
  const wanted = sectionsOf(access);
  return [
    ...wanted.map((section) => ({ section, ...all, [flagOf(access)]: false })),
    { section: wanted.includes('Chats') ? 'Publishers' : 'Chats', [flagOf(access)]: true },
  ];
};

const personas: Record<string, Persona> = {
  visitor: { may: isOpen },
  patient: { user: { role: 'patient' }, may: needsNoSection },
  'doctor without a role definition': { user: { role: 'doctor' }, may: (access) => access.kind !== 'staff' },
  'doctor granted it': { user: { role: 'doctor' }, permissions: exactly, may: (access) => access.kind !== 'staff' },
  'doctor granted all else': { user: { role: 'doctor' }, permissions: allButThat, may: needsNoSection },
  'universal doctor granted it': {
    user: { role: 'doctor', type: 'universal' },
    permissions: exactly,
    may: needsNoSection,
  },
  'patient granted it': { user: { role: 'patient' }, permissions: exactly, may: needsNoSection },
  admin: { user: { role: 'admin' }, may: () => true },
  'subAdmin granted it': { user: { role: 'subAdmin' }, permissions: exactly, may: () => true },
  'subAdmin granted all else': { user: { role: 'subAdmin' }, permissions: allButThat, may: needsNoSection },
  'subAdmin granted nothing': { user: { role: 'subAdmin' }, permissions: () => [], may: needsNoSection },
};

test.each(Object.keys(personas))(
  '[SEC-28] [PERM-03] the server lets a %s do what the contract grants, and no more',
  async (name) => {
    const { user, permissions, may } = personas[name] as Persona;
    const role = permissions && (await addRole(test$.db, name, []));
    const person = user && (await addUser(test$.db, { ...user, roleId: role?.id }));
    const outcome: Record<string, boolean> = {};
    const wanted: Record<string, boolean> = {};
    for (const id of Object.keys(routes) as OperationId[]) {
      const { access } = routes[id];
      if (permissions) await test$.db.update(roles).set({ permissions: permissions(access) });
      const token = person && (await enter(test$, person)).token;
      const { status, body } = await callOperation(test$, id, examples[id], token);
      const refused =
        body.code === 'FORBIDDEN' || (!person && body.code === 'SESSION_EXPIRED' && id !== 'auth.refresh');
      if (refused) expect(status).toBe(person ? 403 : 401);
      outcome[id] = !refused;
      wanted[id] = may(access);
    }
    expect(outcome).toEqual(wanted);
  },
);

test('[SEC-24] a permission taken away counts from the next call on', async () => {
  const role = await addRole(test$.db, 'Desk', [{ section: 'User Verification', read: true }]);
  const { token } = await enter(test$, await addUser(test$.db, { role: 'subAdmin', roleId: role.id }));
  const list = () => callOperation(test$, 'admin.users.list', { query: {} }, token);
  expect((await list()).status).toBe(200);
  await test$.db.update(roles).set({ permissions: [] });
  expect((await list()).status).toBe(403);
});
