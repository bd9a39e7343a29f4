import type { Route } from '@tvacha/shared-contract';
import { canAdmin, canRead, mayCall, type Subject } from '@tvacha/shared-contract/permissions';
import type { Flag, ReadingSection } from '@tvacha/shared-contract/sections';
import { isDemo, useSession } from '@tvacha/shared-core/session';
import { useAppSelector } from '@tvacha/shared-core/store';
import { useMemo } from 'react';

export { canAdmin, canRead, type Subject };

/** Who is asking, in the shape the permission rules read; the same object as long as what is known of them is. */
export function useSubject(): Subject {
  const { role, user } = useSession();
  return useMemo(() => ({ role, roleId: user?.roleId ?? null, type: user?.type ?? null }), [role, user]);
}

/**
 * Whether the server takes changes of whoever is here: of the account of a demo it takes none but the logout (AUTH-08).
 * What only keeps something in the background is not sent without it; a control is not shown without it.
 */
export const useMayWrite = (): boolean => useAppSelector(({ session }) => !isDemo(session.user));

/** Whether the visitor may use this reading section; a demo may but read it. */
export function useCanRead(section: ReadingSection, flag: Flag): boolean {
  const mayWrite = useMayWrite();
  return canRead(useSubject(), section, flag) && (flag === 'read' || mayWrite);
}

/**
 * Whether the server would answer this call of whoever is here, by the operation’s own rule: a control is there if and
 * only if it may (PERM-03). A proof that has to be fresh is asked for when it is needed.
 */
export function useMay({ access, method }: Pick<Route, 'access' | 'method'>): boolean {
  const mayWrite = useMayWrite();
  return mayCall(useSubject(), access) && (method === 'GET' || mayWrite);
}
