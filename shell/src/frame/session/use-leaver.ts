import type { Role } from '@tvacha/shared-contract/roles';
import { useSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { useEffect, useRef } from 'react';

/**
 * Who is here, or whose session ended while they stood on this very page: of those, patients are sent home all the
 * same (SES-03). Whoever has gone on since is a visitor like any other.
 */
export function useLeaver(pathname: string): Role {
  const { role } = useSession();
  const last = useRef({ role: role === 'all' ? ((storage.get('type') ?? 'all') as Role) : role, pathname });
  useEffect(() => {
    if (role !== 'all') last.current = { role, pathname };
  }, [role, pathname]);
  if (role !== 'all') return role;
  return last.current.pathname === pathname ? last.current.role : 'all';
}
