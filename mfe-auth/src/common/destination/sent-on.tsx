import type { Subject } from '@tvacha/shared-contract/permissions';
import { paths } from '@tvacha/shared-core/paths';
import { redirectFor } from '@tvacha/shared-core/redirects';
import { useLocation, useNavigate } from '@tvacha/shared-core/router';
import { isFirstLogin, useSession } from '@tvacha/shared-core/session';
import { startOf } from '@tvacha/shared-core/start-of';
import { storage } from '@tvacha/shared-core/storage';
import { toastForDoctors } from '@tvacha/shared-core/toasts';
import { LoadingState } from '@tvacha/shared-ui/states';
import { useEffect } from 'react';

const loginPages = /^\/(admin\/)?login(\/|\?|#|$)/;

/** Whether a remembered path is one of our own pages, other than a login page. */
const isOwnPage = (path: string): boolean => /^\/(?![/\\])/.test(path) && !loginPages.test(path);

/**
 * Where someone goes after a good login: back to what they were reading and may read, else to where they begin.
 * @param otherwise where they begin, if elsewhere.
 */
export function destinationAfterLogin(
  subject: Subject,
  previousPath: string | null | undefined,
  otherwise = startOf(subject),
): string {
  if (!previousPath || !isOwnPage(previousPath)) return otherwise;
  return redirectFor(previousPath, subject.role, 'address') ? otherwise : previousPath;
}

interface SentOnProps {
  turnedAway?: boolean;
  /** Where they go who wanted no page of their own, if not where their role begins. */
  otherwise?: string;
}

/**
 * Takes whoever is signed in away from a login page, to the page first wanted. At a first login the own password
 * comes before, and what was wanted waits for it.
 */
export function SentOn({ turnedAway = false, otherwise }: SentOnProps) {
  const { role, user } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();

  useEffect(() => {
    const from = state?.from ?? storage.get('previousPath');
    if (isFirstLogin()) return void navigate(paths.ownPassword(), { replace: true, state: { from } });
    storage.remove('previousPath');
    if (turnedAway && role !== 'doctor') toastForDoctors(role === 'patient' ? 'patient' : 'staff');
    navigate(destinationAfterLogin({ role, roleId: user?.roleId }, from, otherwise), { replace: true });
  }, [role, user, state, turnedAway, otherwise, navigate]);

  return <LoadingState shape="page" />;
}
