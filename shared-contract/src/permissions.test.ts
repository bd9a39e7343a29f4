import fc from 'fast-check';
import { canAdmin, canRead, type PermissionEntry } from './permissions';
import { roles } from './roles';
import { adminSections, flags, readingSections, sections } from './sections';

const entry = fc.record(
  {
    section: fc.constantFrom(...sections),
    ...(Object.fromEntries(flags.map((flag) => [flag, fc.boolean()])) as Record<
      (typeof flags)[number],
      fc.Arbitrary<boolean>
    >),
  },
  { requiredKeys: ['section'] },
) as fc.Arbitrary<PermissionEntry>;
const list = fc.array(entry, { maxLength: 6 });
const holds = (entries: readonly PermissionEntry[], section: string, flag: keyof PermissionEntry) =>
  entries.filter((row) => row.section === section).some((row) => row[flag] === true);

describe.each(roles)('role %s', (role) => {
  test.each(flags)('[PERM-01] %s on every admin section follows the role, its list and the override', (flag) => {
    for (const section of adminSections) {
      fc.assert(
        fc.property(fc.option(list), fc.option(list), (own, override) => {
          const subject = { role, roleId: own && { permissions: own } };
          const expected = role === 'admin' || holds(override ?? own ?? [], section, flag);
          expect(canAdmin(subject, section, flag, override ?? undefined)).toBe(expected);
        }),
        { numRuns: 40 },
      );
    }
  });

  test.each(flags)('[PERM-02] %s on every reading section follows role, definition and type', (flag) => {
    for (const section of readingSections) {
      fc.assert(
        fc.property(fc.option(list), fc.constantFrom('universal', 'speciality', null), (own, type) => {
          const subject = { role, type, roleId: own && { permissions: own } };
          const expected = role === 'admin' || !own || (type !== 'universal' && holds(own, section, flag));
          expect(canRead(subject, section, flag)).toBe(expected);
        }),
        { numRuns: 40 },
      );
    }
  });
});

test('[PERM-01] an override replaces the own list, it does not add to it', () => {
  const own = { role: 'subAdmin', roleId: { permissions: [{ section: 'Chats', read: true }] } } as const;
  expect(canAdmin(own, 'Chats', 'read')).toBe(true);
  expect(canAdmin(own, 'Chats', 'read', [])).toBe(false);
});

test('[PERM-01] a flag that is absent or not exactly true grants nothing', () => {
  const permissions = [{ section: 'Chats', read: 'yes' }] as unknown as PermissionEntry[];
  expect(canAdmin({ role: 'subAdmin', roleId: { permissions } }, 'Chats', 'read')).toBe(false);
  expect(canAdmin({ role: 'subAdmin', roleId: null }, 'Chats', 'read')).toBe(false);
});
