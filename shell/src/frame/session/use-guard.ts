import type { Role } from '@tvacha/shared-contract/roles';
import { isStaff } from '@tvacha/shared-contract/roles';
import type { Section } from '@tvacha/shared-contract/sections';
import { isTicket } from '@tvacha/shared-core/http';
import { paths } from '@tvacha/shared-core/paths';
import { useSubject } from '@tvacha/shared-core/permissions';
import { useLocation, useNavigate } from '@tvacha/shared-core/router';
import { isFirstLogin, useSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { useEffect, useRef } from 'react';
import type { Page } from '../page/find-page';
import { askedOf, guard } from './guard';

/** What the guard makes of the page: shown, held until it is known who asks, or closed to this account. */
export type Entry = { kind: 'open' } | { kind: 'held' } | { kind: 'forbidden'; section: Section };

const open: Entry = { kind: 'open' };
const held: Entry = { kind: 'held' };

/** Keeps a route to the roles that its registry row names, and sends everyone else to their door. */
export function useGuard(page: Page, checked: boolean): Entry {
  const { status, isLogin } = useSession();
  const subject = useSubject();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const last = useLastRole();
  const asked = askedOf(page, pathname);

  const pending = !checked || status === 'loading';
  const verdict = asked ? guard(asked, subject) : open;
  const to = !pending && verdict.kind === 'redirect' ? door(verdict.to, { isLogin, last }) : undefined;

  useEffect(() => {
    if (!to) return;
    // Whoever is logged in as somebody else would only be sent here again.
    if (!isLogin && to !== paths.home()) storage.set('previousPath', pathname + search);
    navigate(to, { replace: true });
  }, [to, isLogin, pathname, search, navigate]);

  if (pending && asked && !asked.roles.includes('all')) return isExpected(asked.roles) ? open : held;
  if (verdict.kind === 'forbidden') return verdict;
  return verdict.kind === 'redirect' ? held : open;
}

/** A session that just ended leaves no role behind, and a patient goes home all the same. */
function useLastRole(): Role {
  const { role } = useSession();
  const last = useRef<Role>(role);
  useEffect(() => {
    if (role !== 'all') last.current = role;
  }, [role]);
  return role === 'all' ? last.current : role;
}

/** Home is where patients go whose session ended, and whoever could not be looked up (SES-03, SES-06). */
const door = (to: string, { isLogin, last }: { isLogin: boolean; last: Role }): string =>
  !isLogin && (last === 'patient' || hasToken()) ? paths.home() : to;

/** The ticket of a registration that is under way is no session's token. */
function hasToken(): boolean {
  const token = storage.get('token');
  return token !== null && !isTicket(token);
}

/** A member who was here before is let in while the lookup runs: the server decides about every call anyway. */
function isExpected(roles: readonly Role[]): boolean {
  const stored = storage.get('type');
  return !isFirstLogin() && roles.some((role) => role === stored && !isStaff(role));
}
