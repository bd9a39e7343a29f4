import type { Account } from '@tvacha/shared-contract';
import { askedFlags } from '@tvacha/shared-contract/asked-flags';
import { mayCall, type PermissionEntry } from '@tvacha/shared-contract/permissions';
import { adminSections, type Flag, type ReadingSection, type Section } from '@tvacha/shared-contract/sections';

export type Standing = Pick<Account, 'role' | 'roleId' | 'type' | 'permissions' | 'rolePermissions'>;

/** Where somebody's rights come from; `none`: they have a kind of account to which nothing is given. */
export type Source = 'admin' | 'own' | 'role' | 'doctor' | 'none';

/**
 * What a flag of a section is to somebody: nothing asks for it; they may; they may, though their role does not say so;
 * they may not, though it does; they may not.
 */
export type Right = 'unasked' | 'may' | 'more' | 'less' | 'no';

export function sourceOf({ role, roleId, permissions }: Standing): Source {
  if (role === 'admin') return 'admin';
  if (role === 'patient') return 'none';
  if (permissions) return 'own';
  if (roleId) return 'role';
  return role === 'doctor' ? 'doctor' : 'none';
}

const isOffice = (section: Section) => (adminSections as readonly Section[]).includes(section);

/** As the server lets a caller in: by the one function that both have. */
function may({ role, type }: Standing, list: readonly PermissionEntry[] | null, section: Section, flag: Flag): boolean {
  const subject = { role, type, roleId: list && { permissions: list } };
  if (!isOffice(section)) return mayCall(subject, { kind: 'member', section: section as ReadingSection, flag });
  return mayCall(subject, { kind: 'staff', section: section as (typeof adminSections)[number], flag });
}

/** What somebody may do in a section, and how that differs from what their role says. */
export function rightOf(standing: Standing, section: Section, flag: Flag): Right {
  if (!askedFlags[section].includes(flag)) return 'unasked';
  const { roleId, permissions, rolePermissions } = standing;
  const now = may(standing, roleId?.permissions ?? null, section, flag);
  if (!permissions || !rolePermissions || standing.role === 'admin') return now ? 'may' : 'no';
  const byRole = may(standing, rolePermissions, section, flag);
  if (now === byRole) return now ? 'may' : 'no';
  return now ? 'more' : 'less';
}
