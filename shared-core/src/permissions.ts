import { canAdmin, canRead, type Subject } from '@tvacha/shared-contract/permissions';
import type { AdminSection, Flag, ReadingSection } from '@tvacha/shared-contract/sections';
import { useSession } from '@tvacha/shared-core/session';

export { canAdmin, canRead, type Subject };

/** Who is asking, in the shape the permission rules read. */
export function useSubject(): Subject {
  const { role, user } = useSession();
  return { role, roleId: user?.roleId ?? null, type: user?.type ?? null };
}

/** Whether the signed-in user may do this in the back office. */
export function useCanAdmin(section: AdminSection, flag: Flag): boolean {
  return canAdmin(useSubject(), section, flag);
}

/** Whether the visitor may use this reading section. */
export function useCanRead(section: ReadingSection, flag: Flag): boolean {
  return canRead(useSubject(), section, flag);
}
