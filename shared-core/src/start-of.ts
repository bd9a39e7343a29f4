import { canAdmin, type Subject } from '@tvacha/shared-contract/permissions';
import { isStaff } from '@tvacha/shared-contract/roles';
import { type AdminSection, adminSections } from '@tvacha/shared-contract/sections';
import { paths } from '@tvacha/shared-core/paths';
import { siteRoutes } from '@tvacha/shared-core/site-routes';

/** Tabs that have a page today; `starts.test.ts` of the back office holds this to its routes. */
const withPage: readonly AdminSection[] = [
  'Dashboard',
  'User Verification',
  'Invalid Customer Ids',
  'Chats',
  'Content Approval',
  'User Roles',
];

/** Where somebody begins: staff at the first tab of the office that they may read, if it is there (ADM-01). */
export const startOf = (subject: Subject): string => {
  const { role } = subject;
  if (isStaff(role)) {
    const first = withPage.find((one) => canAdmin(subject, one, 'read'));
    // The tabs have the order of the sections.
    return (first && siteRoutes.admin[adminSections.indexOf(first)]) ?? paths.home();
  }
  if (role === 'patient') return paths.aboutPatient();
  return role === 'doctor' ? paths.doctorDashboard() : paths.home();
};

/**
 * Where somebody goes once the password of a first log-in is changed (NAV-14).
 * @param type the stored user type.
 */
export const afterFirstPassword = (type: string | null | undefined): string => {
  if (type === 'patient') return paths.aboutPatient();
  return type === 'doctor' ? paths.aboutDoctor() : paths.home();
};
