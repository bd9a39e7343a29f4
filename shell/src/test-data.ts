import type { Article, User } from '@tvacha/shared-contract';
import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import type { RemoteRoute } from '@tvacha/shared-contract/registry';
import type { AccountRole } from '@tvacha/shared-contract/roles';
import type { AreaInfo } from './federation/contract';

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

const open = (...paths: string[]): RemoteRoute[] => paths.map((path) => ({ path, title: { en: `Title of ${path}` } }));
const only = (roles: RemoteRoute['roles'], ...paths: string[]) => open(...paths).map((route) => ({ ...route, roles }));

/** The portal with every route of NAV-01 to NAV-05, as its registry would list them. */
export const wholePortal: AreaInfo[] = [
  {
    area: 'auth',
    available: true,
    prefixes: ['/login', '/register', '/demo', '/admin/login', '/aboutus', '/benefits', '/contact'],
    routes: open(
      '/login',
      '/login/doctor',
      '/register/doctor',
      '/register/verifycustomer',
      '/admin/login',
      '/demo/registration',
      '/demo/confirm',
      '/aboutus',
      '/benefits',
      '/contact',
    ),
    menu: [],
  },
  {
    area: 'doctor',
    available: true,
    prefixes: ['/doctor', '/events'],
    routes: only(
      ['doctor', 'admin'],
      '/doctor/dashboard',
      '/doctor/ebook',
      '/doctor/webinars',
      '/doctor/courses',
      '/doctor/contributionlist',
      '/events/expertlectures',
      '/events/conferencearchives',
      '/events/archives',
    ),
    menu: [
      { menu: 'resources', title: { en: 'Dashboard' }, path: '/doctor/dashboard' },
      { menu: 'resources', title: { en: 'Ebooks' }, path: '/doctor/ebook', section: 'Ebooks', count: 'ebooks' },
    ],
  },
  {
    area: 'patient',
    available: true,
    prefixes: ['/patient', '/findadoctor'],
    routes: open(
      '/patient/category/:speciality',
      '/patient/embarrassing/:slug',
      '/patient/dermatologist',
      '/findadoctor',
    ),
    menu: [],
  },
  {
    area: 'admin',
    available: true,
    prefixes: ['/admin'],
    routes: [
      { path: '/admin/dashboard', title: { en: 'Dashboard' }, roles: ['admin', 'subAdmin'], section: 'Dashboard' },
      {
        path: '/admin/userlist',
        title: { en: 'User Verification' },
        roles: ['admin', 'subAdmin'],
        section: 'User Verification',
      },
    ],
    menu: [
      { menu: 'admin', title: { en: 'Dashboard' }, path: '/admin/dashboard', section: 'Dashboard' },
      { menu: 'admin', title: { en: 'User Verification' }, path: '/admin/userlist', section: 'User Verification' },
    ],
  },
];
