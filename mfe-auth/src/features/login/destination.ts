import { isStaff, type Role } from '@tvacha/shared-contract/roles';
import { paths } from '@tvacha/shared-core/paths';

const loginPages = /^\/(admin\/)?login(\/|\?|#|$)/;

/** Whether a remembered path is one of our own pages, other than a login page. */
const isOwnPage = (path: string): boolean => /^\/(?![/\\])/.test(path) && !loginPages.test(path);

/** Where someone goes after a good login: back to what they were reading, else to where their role begins. */
export function destinationAfterLogin(role: Role, previousPath: string | null | undefined): string {
  if (previousPath && isOwnPage(previousPath)) return previousPath;
  if (isStaff(role)) return paths.adminDashboard();
  return role === 'doctor' ? paths.doctorDashboard() : paths.home();
}
