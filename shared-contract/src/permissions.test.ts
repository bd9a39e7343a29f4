import fc, { type Arbitrary } from 'fast-check';
import { canAdmin, canRead, type PermissionEntry } from './permissions';
import { type Role, roles } from './roles';
import { adminSections, type Flag, flags, readingSections, type Section, sections } from './sections';

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

/** Forty draws for each role, section and flag: those for which a rule does not hold, with the shortest draw. */
function brokenOn<Of extends Section, Draw>(
  sections: readonly Of[],
  draws: Arbitrary<Draw>,
  holdsFor: (role: Role, section: Of, flag: Flag, draw: Draw) => boolean,
): string[] {
  const rows = roles.flatMap((role) =>
    sections.flatMap((section) => flags.map((flag) => [role, section, flag] as const)),
  );
  return rows.flatMap((row) => {
    const run = fc.check(
      fc.property(draws, (draw) => holdsFor(...row, draw)),
      { numRuns: 40 },
    );
    return run.failed ? [`${row.join(', ')}: ${fc.stringify(run.counterexample)}`] : [];
  });
}

test('[PERM-01] every flag on every admin section follows the role, its list and the override', () => {
  const draws = fc.record({ own: fc.option(list), override: fc.option(list) });
  const broken = brokenOn(adminSections, draws, (role, section, flag, { own, override }) => {
    const subject = { role, roleId: own && { permissions: own } };
    const expected = role === 'admin' || holds(override ?? own ?? [], section, flag);
    return canAdmin(subject, section, flag, override ?? undefined) === expected;
  });
  expect(broken).toEqual([]);
});

test('[PERM-02] every flag on every reading section follows role, definition and type', () => {
  const draws = fc.record({
    own: fc.option(list),
    type: fc.constantFrom('universal', 'speciality', null),
  });
  const broken = brokenOn(readingSections, draws, (role, section, flag, { own, type }) => {
    const subject = { role, type, roleId: own && { permissions: own } };
    const expected = role === 'admin' || !own || (type !== 'universal' && holds(own, section, flag));
    return canRead(subject, section, flag) === expected;
  });
  expect(broken).toEqual([]);
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
