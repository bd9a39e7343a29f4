import { type ContributionKind, type EventKind, kindPaths } from '@tvacha/shared-contract/vocabulary';

type QueryValue = string | number | null | undefined;
export type PathQuery = Readonly<Record<string, QueryValue>>;

export interface PatientCategory {
  speciality: string;
  section: number;
  name: string;
  view?: 'main';
}

const withQuery = (path: string, query: PathQuery = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
};

const part = encodeURIComponent;

/** Every path of the portal, built here and nowhere else (NAV-01 to NAV-05). */
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
  doctorProfile: (id: string) => `/findadoctor/${part(id)}`,
  dermalive: (query?: PathQuery) => withQuery('/patient/dermatologist', query),
  logout: () => '/logout',
  accountPrivacy: () => '/account/privacy',
  accountSessions: () => '/account/sessions',
  siteMap: () => '/sitemap',
  disclaimer: () => '/assets/Disclaimer.pdf',

  login: () => '/login',
  loginDoctor: () => '/login/doctor',
  adminLogin: () => '/admin/login',
  /** @param door whose login it leads back to. */
  forgotPassword: (door: 'doctor' | 'admin') => withQuery('/login/forgot', { door: door === 'admin' ? door : null }),
  ownPassword: () => '/login/password',
  registerDoctor: (code?: string) => withQuery('/register/doctor', { code }),
  /** For whoever has an account and has not finished registering. */
  resumeRegistration: () => withQuery('/register/doctor', { resume: 1 }),
  verifyCustomer: () => '/register/verifycustomer',
  demoRegistration: () => '/demo/registration',
  demoConfirm: () => '/demo/confirm',

  doctor: () => '/doctor',
  doctorDashboard: () => '/doctor/dashboard',
  ebooks: (query?: PathQuery) => withQuery(kindPaths.ebooks, query),
  ebook: (id: string) => `${kindPaths.ebooks}/${part(id)}`,
  ebookReader: (id: string) => `${kindPaths.ebooks}/${part(id)}/read`,
  webinars: (query?: PathQuery) => withQuery(kindPaths.webinars, query),
  courses: (query?: PathQuery) => withQuery(kindPaths.courses, query),
  contributions: (type: ContributionKind) => withQuery(kindPaths.contribution, { type }),
  events: (kind: EventKind) => `/events/${kind}`,

  patientDashboard: () => '/patient/dashboard',
  patientCategory: ({ speciality, name, section, view }: PatientCategory) =>
    withQuery(`/patient/category/${part(speciality)}`, { name, section, view }),
  patientArticle: (slug: string) => `/patient/embarrassing/${part(slug)}`,

  adminDashboard: () => '/admin/dashboard',
  adminUsers: (query?: PathQuery) => withQuery('/admin/userlist', query),
} as const;
