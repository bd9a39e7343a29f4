import { canAdmin, canRead, type PermissionEntry } from '@tvacha/shared-contract/permissions';
import { type AdminSection, adminSections, flags, type ReadingSection } from '@tvacha/shared-contract/sections';
import type { Caller } from '../../ctx';

const isAdminSection = (section: string): section is AdminSection =>
  (adminSections as readonly string[]).includes(section);

/** Whether the caller holds every flag of a permission list, and so may hand it on. */
export const holdsAll = (caller: Caller, permissions: readonly PermissionEntry[]): boolean =>
  permissions.every((entry) =>
    flags
      .filter((flag) => entry[flag])
      .every((flag) =>
        isAdminSection(entry.section)
          ? canAdmin(caller, entry.section, flag)
          : canRead(caller, entry.section as ReadingSection, flag),
      ),
  );
