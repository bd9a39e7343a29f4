import type { Role } from '@tvacha/shared-contract/roles';
import { kindPaths } from '@tvacha/shared-contract/vocabulary';

/** Every route of the product as a pattern, by the part of the site it belongs to (NAV-01 to NAV-05, NAV-13). */
export const siteRoutes = {
  public: [
    '/',
    '/_app',
    '/aboutus',
    '/aboutus/patient',
    '/aboutus/doctor',
    '/benefits',
    '/contact',
    '/terms-and-condition',
    '/privacy-policy',
    '/findadoctor',
    '/patient/dermatologist',
    '/sitemap',
    '/logout',
  ],
  entrance: [
    '/login',
    '/login/doctor',
    '/admin/login',
    '/register/doctor',
    '/register/verifycustomer',
    '/register/verifycustome',
    '/demo/registration',
    '/demo/confirm',
  ],
  doctor: [
    '/doctor',
    '/doctor/dashboard',
    ...Object.values(kindPaths),
    '/doctor/questions',
    '/events/expertlectures',
    '/events/conferencearchives',
    '/events/archives',
  ],
  patient: ['/patient/dashboard', '/patient/category/:speciality', '/patient/embarrassing/:slug'],
  admin: [
    '/admin/dashboard',
    '/admin/userlist',
    '/admin/invaliduser',
    '/admin/chat',
    '/admin/publishers',
    '/admin/content-approval',
    '/admin/user-roles',
    '/admin/sitemap',
  ],
} as const;

export type SitePart = keyof typeof siteRoutes;

interface Kept {
  /** All that lies at or under these paths. */
  under: readonly string[];
  /** But not this. */
  except?: string;
  roles: readonly Role[];
}

/** What is kept for some. The admin role may do everything. */
const kept: readonly Kept[] = [
  { under: ['/doctor', '/events'], roles: ['doctor', 'admin'] },
  { under: ['/admin'], except: '/admin/login', roles: ['admin', 'subAdmin'] },
];

/** The path of a URL, without query, fragment and a slash at its end. */
export function pathOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Whether a path lies under a prefix: `/doctor` holds `/doctor/ebook`, not `/doctors`. */
export const isUnder = (prefix: string, url: string): boolean =>
  pathOf(url) === prefix || pathOf(url).startsWith(`${prefix}/`);

/** The roles a URL is kept for, whoever draws its page; undefined where everyone may open it. */
export const keptFor = (url: string): readonly Role[] | undefined =>
  kept.find(({ under, except }) => under.some((one) => isUnder(one, url)) && !(except && isUnder(except, url)))?.roles;

/** Whether a URL is one of the product's fixed addresses. */
export const isSiteRoute = (url: string): boolean => {
  const path = pathOf(url);
  return Object.values(siteRoutes).some((routes) => routes.some((route: string) => route === path));
};
