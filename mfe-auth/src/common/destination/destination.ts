import type { Subject } from '@tvacha/shared-contract/permissions';
import { redirectFor } from '@tvacha/shared-core/redirects';
import { startOf } from '@tvacha/shared-core/start-of';

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
