import { flags } from '@tvacha/shared-contract/sections';
import { type Right, rightOf, type Standing, sourceOf } from './effective-rights';

const desk = { _id: '1', name: 'Desk' };
const chats = [{ section: 'Chats' as const, read: true, update: true }];
const own = [{ section: 'Chats' as const, read: true, create: true }];
const staff = (given: Partial<Standing>): Standing => ({
  ...{ role: 'subAdmin', roleId: null, type: null, permissions: null, rolePermissions: null },
  ...given,
});
const withRole = { roleId: { ...desk, permissions: chats }, rolePermissions: chats };
const withOwn = { roleId: { ...desk, permissions: own }, permissions: own, rolePermissions: chats };

/** Read, create, update, delete, approve of a section. */
type Row = [string, Standing, ReturnType<typeof sourceOf>, Parameters<typeof rightOf>[1], Right[]];
const rows: Row[] = [
  ['a role', staff(withRole), 'role', 'Chats', ['may', 'no', 'may', 'no', 'unasked']],
  ['own permissions for a role', staff(withOwn), 'own', 'Chats', ['may', 'more', 'less', 'no', 'unasked']],
  ['no role', staff({}), 'none', 'Chats', ['no', 'no', 'no', 'no', 'unasked']],
  ['an admin', staff({ role: 'admin' }), 'admin', 'Chats', ['may', 'may', 'may', 'may', 'unasked']],
  ['a doctor in the office', staff({ role: 'doctor' }), 'doctor', 'Chats', ['no', 'no', 'no', 'no', 'unasked']],
  ['a doctor', staff({ role: 'doctor' }), 'doctor', 'Ebooks', ['may', 'unasked', 'unasked', 'unasked', 'unasked']],
  [
    'a doctor of all specialities with a role',
    staff({ ...withRole, role: 'doctor', type: 'universal' }),
    'role',
    'Ebooks',
    ['no', 'unasked', 'unasked', 'unasked', 'unasked'],
  ],
  ['a patient', staff({ role: 'patient' }), 'none', 'Ebooks', ['no', 'unasked', 'unasked', 'unasked', 'unasked']],
];

test.each(rows)('[PERM-01] [PERM-02] what one may by %s, and why', (_by, standing, source, section, rights) => {
  expect([sourceOf(standing), flags.map((flag) => rightOf(standing, section, flag))]).toEqual([source, rights]);
});
