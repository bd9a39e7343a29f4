import { askedFlags } from '@tvacha/shared-contract/asked-flags';
import { canAdmin, canRead, type PermissionEntry, type Subject } from '@tvacha/shared-contract/permissions';
import {
  type AdminSection,
  adminSections,
  type Flag,
  flags,
  type ReadingSection,
  readingSections,
  type Section,
  sections,
} from '@tvacha/shared-contract/sections';

/** One box of the matrix. */
export type Box = `${Section}.${Flag}`;
export type Boxes = Record<Box, boolean>;

export const boxOf = (section: Section, flag: Flag): Box => `${section}.${flag}`;
export const isAsked = (section: Section, flag: Flag): boolean => askedFlags[section].includes(flag);

const each = <Value>(of: (section: Section, flag: Flag) => Value) =>
  Object.fromEntries(
    sections.flatMap((section) => flags.map((flag) => [boxOf(section, flag), of(section, flag)] as const)),
  ) as Record<Box, Value>;

/** The boxes of a list of permissions. What nothing asks for is kept, though there is no box for it. */
export const boxesOf = (permissions: readonly PermissionEntry[]): Boxes =>
  each((section, flag) => permissions.some((entry) => entry.section === section && entry[flag] === true));

/** The list of permissions that boxes stand for; a section without any is left out. */
export const permissionsOf = (boxes: Boxes): PermissionEntry[] =>
  sections.flatMap((section) => {
    const given = flags.filter((flag) => boxes[boxOf(section, flag)]);
    return given.length > 0 ? [{ section, ...Object.fromEntries(given.map((flag) => [flag, true])) }] : [];
  });

/** What somebody holds, and so may give. */
export const heldBy = (subject: Subject): Boxes =>
  each((section, flag) =>
    (adminSections as readonly Section[]).includes(section)
      ? canAdmin(subject, section as AdminSection, flag)
      : canRead(subject, section as ReadingSection, flag),
  );

/** Whether a definition says anything that somebody does not hold. */
export const isBeyond = (boxes: Boxes, held: Boxes): boolean =>
  Object.keys(boxes).some((box) => boxes[box as Box] && !held[box as Box]);

/** The two halves of the matrix. */
export const groups = [
  { name: 'office', sections: adminSections },
  { name: 'reading', sections: readingSections },
] as const;

export interface Change {
  section: Section;
  kind: 'given' | 'taken';
  flags: Flag[];
}

/** What is different, by section: first what is given, then what is taken away. */
export const changesBetween = (before: Boxes, after: Boxes): Change[] =>
  (['given', 'taken'] as const).flatMap((kind) =>
    sections.flatMap((section) => {
      const changed = flags.filter((flag) => {
        const box = boxOf(section, flag);
        return before[box] !== after[box] && after[box] === (kind === 'given');
      });
      return changed.length > 0 ? [{ section, kind, flags: changed }] : [];
    }),
  );

/** Whoever may read no section of the office cannot open it. */
export const opensOffice = (boxes: Boxes): boolean => adminSections.some((section) => boxes[boxOf(section, 'read')]);
