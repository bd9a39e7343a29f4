import { isStaff, type Role } from '@tvacha/shared-contract/roles';
import type { Section } from '@tvacha/shared-contract/sections';
import { paths } from '@tvacha/shared-core/paths';
import { useSubject } from '@tvacha/shared-core/permissions';
import { useLocation, useNavigate } from '@tvacha/shared-core/router';
import { isFirstLogin, type SessionState, useSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { useEffect, useRef } from 'react';
import type { Page } from '../page/find-page';
import { askedOf, guard } from './guard';

/**
 * Who is here, or whose session ended while they stood on this very page: of those, patients are sent home all the
 * same (SES-03). Whoever has gone on since is a visitor like any other.
 */
function useLeaver(pathname: string): Role {
  const { role } = useSession();
  const last = useRef({ role: role === 'all' ? ((storage.get('type') ?? 'all') as Role) : role, pathname });
  useEffect(() => {
    if (role !== 'all') last.current = { role, pathname };
  }, [role, pathname]);
  if (role !== 'all') return role;
  return last.current.pathname === pathname ? last.current.role : 'all';
}

/** What the guard makes of the page: shown, held until it is known who asks, or closed to this account. */
export type Entry = { kind: 'open' } | { kind: 'held' } | { kind: 'forbidden'; section: Section };

const open: Entry = { kind: 'open' };
const held: Entry = { kind: 'held' };

/** Keeps a route to the roles that its registry row names, and sends everyone else to their login page. */
export function useGuard(page: Page, checked: boolean): Entry {
  const { status, isLogin, ended } = useSession();
  const subject = useSubject();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leaver = useLeaver(pathname);
  const asked = askedOf(page, pathname);

  const pending = !checked || status === 'loading';
  const verdict = asked ? guard(asked, subject) : open;
  const to = !pending && verdict.kind === 'redirect' ? loginPath(verdict.to, { isLogin, ended, leaver }) : undefined;

  useEffect(() => {
    if (!to) return;
    // Whoever is logged in as somebody else would only be sent here again; not so who settles a first password.
    const isWanted = isLogin ? to === paths.ownPassword() : to !== paths.home();
    const from = isWanted && !isLeaving({ isLogin, ended, leaver }) ? pathname + search : null;
    if (from && !isLogin) storage.set('previousPath', from);
    // All tabs share the cookie; each goes back to its own page.
    navigate(to, { replace: true, state: { from } });
  }, [to, isLogin, ended, leaver, pathname, search, navigate]);

  if (pending && asked && !asked.roles.includes('all')) return isExpected(asked.roles) ? open : held;
  if (verdict.kind === 'forbidden') return verdict;
  return verdict.kind === 'redirect' ? held : open;
}

interface Leaving extends Pick<SessionState, 'isLogin' | 'ended'> {
  leaver: Role;
}

/** Whoever logged out, here or in another tab, leaves on purpose: nothing is remembered for their next login. */
const isLeaving = ({ isLogin, ended, leaver }: Leaving): boolean =>
  !isLogin && (ended === 'logout' || ended === 'erased') && leaver !== 'all';

/**
 * Home is where patients go whose session ended, members who logged out, and whoever could not be looked up
 * (SES-03, AUTH-10, SES-06).
 */
function loginPath(to: string, leaving: Leaving): string {
  if (leaving.isLogin) return to;
  if (leaving.leaver === 'patient' || storage.get('token')) return paths.home();
  return isLeaving(leaving) && to !== paths.adminLogin() ? paths.home() : to;
}

/** A member who was here before is let in while the lookup runs: the server decides about every call anyway. */
function isExpected(roles: readonly Role[]): boolean {
  const stored = storage.get('type');
  return !isFirstLogin() && roles.some((role) => role === stored && !isStaff(role));
}
