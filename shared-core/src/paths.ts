import { type ContributionKind, type EventKind, kindPaths } from '@tvacha/shared-contract/vocabulary';

type QueryValue = string | number | null | undefined;
export type PathQuery = Readonly<Record<string, QueryValue>>;

export interface PatientCategory {
  speciality: string;
  section: number;
  name: string;
  view?: 'main';
}

/** A path with the fields of a query that have a value, as an address writes them. */
export const withQuery = (path: string, query: PathQuery = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
};

const part = encodeURIComponent;

/**
 * The public addresses of the product that more than one part of the portal links to (NAV-01 to NAV-05). What a remote
 * alone links to is in its own `src/app/paths.ts`, so that a new screen needs no release of the shell.
 */
export const paths = {
  home: () => '/',
  aboutUs: () => '/aboutus',
  aboutPatient: () => '/aboutus/patient',
  aboutDoctor: () => '/aboutus/doctor',
  benefits: () => '/benefits',
  contact: () => '/contact',
  terms: () => '/terms-and-condition',
  privacy: () => '/privacy-policy',
  findADoctor: (query?: PathQuery) => withQuery('/findadoctor', query),
  dermalive: (query?: PathQuery) => withQuery('/patient/dermatologist', query),
  logout: () => '/logout',
  accountPrivacy: () => '/account/privacy',
  accountChat: () => '/account/chat',
  accountSessions: () => '/account/sessions',
  siteMap: () => '/sitemap',
  disclaimer: () => '/assets/Disclaimer.pdf',

  login: () => '/login',
  loginDoctor: () => '/login/doctor',
  adminLogin: () => '/admin/login',
  ownPassword: () => '/login/password',
  registerDoctor: (code?: string) => withQuery('/register/doctor', { code }),
  verifyCustomer: () => '/register/verifycustomer',
  demoRegistration: () => '/demo/registration',

  doctor: () => '/doctor',
  doctorDashboard: () => '/doctor/dashboard',
  ebooks: (query?: PathQuery) => withQuery(kindPaths.ebooks, query),
  webinars: (query?: PathQuery) => withQuery(kindPaths.webinars, query),
  courses: (query?: PathQuery) => withQuery(kindPaths.courses, query),
  contributions: (type: ContributionKind) => withQuery(kindPaths.contribution, { type }),
  events: (kind: EventKind) => `/events/${kind}`,

  patientCategory: ({ speciality, name, section, view }: PatientCategory) =>
    withQuery(`/patient/category/${part(speciality)}`, { name, section, view }),
  patientArticle: (slug: string) => `/patient/embarrassing/${part(slug)}`,

  adminDashboard: () => '/admin/dashboard',
} as const;
