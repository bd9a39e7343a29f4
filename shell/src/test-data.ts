import type { Article, User } from '@tvacha/shared-contract';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import type { RemoteRoute } from '@tvacha/shared-contract/registry';
import { type AccountRole, accountRoles } from '@tvacha/shared-contract/roles';
import { adminSections, type ReadingSection } from '@tvacha/shared-contract/sections';
import type { CountKey } from '@tvacha/shared-contract/vocabulary';
import { paths } from '@tvacha/shared-core/paths';
import { siteRoutes } from '@tvacha/shared-core/site-routes';
import type { AreaInfo } from './federation/contract';
import { pageRows } from './pages/page-rows';

const names: Record<AccountRole, string> = {
  doctor: 'Dr. Ananya Rao',
  patient: 'Meera Joshi',
  admin: 'Asha Pillai',
  subAdmin: 'Farhan Ali',
};

export const subAdminGrants: PermissionEntry[] = [{ section: 'User Verification', read: true }];

export const testUser = (role: AccountRole): User => ({
  _id: '6f1c1a52-0000-4000-8000-000000000101',
  customerId: 'TVD-48213',
  email: 'someone@tvacha.example',
  phone: { code: '+91', number: '9000000101' },
  fullName: names[role],
  first_name: 'Some',
  last_name: 'One',
  name_titel: 'Dr.',
  role,
  roleId: role === 'subAdmin' ? { _id: 'desk', name: 'Verification desk', permissions: subAdminGrants } : null,
  type: null,
  isComplete: true,
  phoneVerified: true,
  emailVerified: true,
  address: null,
  specialty: [],
});

const article = (slug: string, title: string, illustration: Article['illustration']): Article => ({
  _id: slug,
  slug,
  title,
  summary: `What to know of ${slug}.`,
  section: 3,
  speciality: { _id: 'speciality-one', slug: 'acne', name: 'Acne' },
  illustration,
  readMinutes: 4,
  reviewedOn: '2026-10-12',
});
export const testArticles: Article[] = [
  article('vitiligo', 'Vitiligo: white patches', 'vitiligo'),
  article('ringworm', 'Ringworm (tinea)', 'ringworm'),
  article('ringworm-again', 'Ringworm, again', 'ringworm'),
];

export const testCities = [
  { value: 'Pune', count: 3 },
  { value: 'Kochi', count: 1 },
];
/** Public pages that the patients' area draws. */
const patients = ['/findadoctor', '/patient/dermatologist'];

const open = (...paths: string[]): RemoteRoute[] => paths.map((path) => ({ path, title: { en: `Title of ${path}` } }));
const only = (roles: RemoteRoute['roles'], ...paths: string[]) => open(...paths).map((route) => ({ ...route, roles }));

/** The doctors' resources as a registry may list them: in no order. */
const kinds: [path: string, section: ReadingSection, count?: CountKey][] = [
  ['/doctor/questions', 'Questions'],
  ['/doctor/journalclubs', 'Journal Clubs', 'journalClubs'],
  ['/doctor/vidyaopenhouse', 'Vidya Open House', 'vidyaOpenHouses'],
  ['/doctor/magzter', 'Magzter', 'magzter'],
  ['/doctor/polls', 'Polls', 'polls'],
  ['/doctor/contributionlist?type=image', 'Contribution Images', 'contribution'],
  ['/doctor/quizzes', 'Quizzes', 'quizzes'],
  ['/doctor/courses', 'Courses', 'courses'],
  ['/doctor/webinars', 'Webinar', 'webinars'],
  ['/doctor/dermatologytimes', 'Dermatology Times', 'dermatologytimes'],
  ['/doctor/proguidevideos', 'Pro Guide Videos', 'proGuides'],
  ['/doctor/ejournals', 'Ejournals', 'ejournals'],
  ['/doctor/ebook', 'Ebooks', 'ebooks'],
];

const shellPaths = pageRows.map(({ path }) => path);
const openPaths = [
  ...siteRoutes.entrance,
  ...siteRoutes.public.filter((path) => !shellPaths.includes(path) && !patients.includes(path)),
];
const doctors: RemoteRoute['roles'] = ['doctor', 'admin'];
const staff: RemoteRoute['roles'] = ['admin', 'subAdmin'];

/** The portal with every route of NAV-01 to NAV-05, as its registry would list them. */
export const wholePortal: AreaInfo[] = [
  {
    area: 'auth',
    available: true,
    prefixes: openPaths,
    routes: [...open(...openPaths), ...only([...accountRoles], paths.ownPassword())],
    menu: [{ menu: 'account', title: { en: 'Change password' }, path: paths.ownPassword() }],
  },
  {
    area: 'doctor',
    available: true,
    prefixes: ['/doctor', '/events'],
    routes: only(doctors, ...siteRoutes.doctor),
    menu: [
      ...kinds.map(([path, section, count]) => ({
        menu: 'resources' as const,
        title: { en: section },
        path,
        section,
        ...(count === 'contribution' ? { alsoIn: ['Contribution Cases' as const] } : {}),
        count,
      })),
      { menu: 'resources', title: { en: 'Dashboard' }, path: '/doctor/dashboard' },
    ],
  },
  {
    area: 'patient',
    available: true,
    prefixes: ['/patient', '/findadoctor'],
    routes: open(...siteRoutes.patient, ...patients),
    menu: [],
  },
  {
    area: 'admin',
    available: true,
    prefixes: ['/admin'],
    routes: siteRoutes.admin.map((path, at) => ({
      path,
      title: { en: `Title of ${path}` },
      roles: staff,
      section: adminSections[at],
    })),
    menu: siteRoutes.admin.map((path, at) => ({
      menu: 'admin',
      title: { en: adminSections[at] ?? '' },
      path,
      section: adminSections[at],
    })),
  },
];
