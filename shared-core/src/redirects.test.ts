import { type Role, roles } from '@tvacha/shared-contract/roles';
import { adminSections } from '@tvacha/shared-contract/sections';
import { leadsTo, redirectFor, type Way } from '@tvacha/shared-core/redirects';
import { type SitePart, siteRoutes } from '@tvacha/shared-core/site-routes';
import { afterFirstPassword, startOf } from '@tvacha/shared-core/start-of';

/** By the rule's words: who is sent where from any page of a part, by menu, link and address. */
const rule: Record<SitePart, Partial<Record<Role, readonly [menu: string, link: string, address: string]>>> = {
  public: {},
  entrance: {},
  patient: {},
  doctor: {
    all: ['/login/doctor', '/login', '/login'],
    patient: ['/login/doctor', '/login', '/login'],
    subAdmin: ['/login/doctor', '/login', '/login'],
  },
  admin: {
    all: ['/admin/login', '/admin/login', '/admin/login'],
    patient: ['/admin/login', '/admin/login', '/admin/login'],
    doctor: ['/admin/login', '/admin/login', '/admin/login'],
  },
};
const ways: readonly Way[] = ['menu', 'link', 'address'];
const register = '/register/doctor';

const cases = (Object.keys(siteRoutes) as SitePart[]).flatMap((part) =>
  siteRoutes[part]
    .filter((path) => path !== register)
    .flatMap((path) =>
      roles.flatMap((role) => ways.map((way, at) => ({ path, role, way, to: rule[part][role]?.[at] ?? 'itself' }))),
    ),
);

test('[NAV-11] [NAV-12] every page leads every role by every way to where the rule says', () => {
  const wrong = cases.flatMap(({ path, role, way, to }) => {
    const led = redirectFor(path, role, way) ?? 'itself';
    return led === to ? [] : [`${path} by ${way} leads ${role} to ${led}, not to ${to}`];
  });
  expect(wrong).toEqual([]);
});

test('[NAV-12] a way to the registration leads by the customer code, and a doctor to the dashboard', () => {
  const verify = '/register/verifycustomer';
  const dashboard = '/doctor/dashboard';
  const led = roles.map((role) => [role, ...ways.map((way) => redirectFor(register, role, way))]);
  expect(led).toEqual([
    ['all', verify, verify, undefined],
    ['doctor', dashboard, dashboard, dashboard],
    ['patient', verify, verify, undefined],
    ['admin', verify, verify, undefined],
    ['subAdmin', verify, verify, undefined],
  ]);
});

test('[NAV-12] [NAV-02] whoever brings a customer code registers with it', () => {
  expect(leadsTo('/register/doctor?code=TVD-1', 'all', 'link')).toBe('/register/doctor?code=TVD-1');
  expect(leadsTo('/register/doctor?code=TVD-1', 'doctor', 'link')).toBe('/doctor/dashboard');
});

test('[NAV-12] an address is judged by where it lies, whatever follows its path', () => {
  const leads = {
    '/doctor/ebook/42/read?page=3#top': '/login',
    '/doctor/ebook/': '/login',
    '/doctors': 'itself',
    '/admin/login?tab=email': 'itself',
    '/admin/userlist?search=rao': '/admin/login',
  };
  const led = Object.keys(leads).map((url) => [url, redirectFor(url, 'all', 'address') ?? 'itself']);
  expect(Object.fromEntries(led)).toEqual(leads);
});

test('[NAV-12] a page may say for whom it is', () => {
  expect(redirectFor('/patient/dashboard', 'all', 'address', ['patient'])).toBe('/login');
  expect(redirectFor('/patient/dashboard', 'patient', 'address', ['patient'])).toBeUndefined();
});

test('[NAV-14] after the first password a user goes to the page for their type, else home', () => {
  const types = ['patient', 'doctor', 'admin', 'universal', null];
  expect(types.map((type) => [type, afterFirstPassword(type)])).toEqual([
    ['patient', '/aboutus/patient'],
    ['doctor', '/aboutus/doctor'],
    ['admin', '/'],
    ['universal', '/'],
    [null, '/'],
  ]);
});

test('[AUTH-05] each role begins at its own page', () => {
  expect(Object.fromEntries(roles.map((role) => [role, startOf({ role })]))).toEqual({
    all: '/',
    patient: '/aboutus/patient',
    doctor: '/doctor/dashboard',
    admin: '/admin/dashboard',
    // Without any permission there is no page of the office for them.
    subAdmin: '/',
  });
});

test('[ADM-01] [AUTH-07] staff begin at the first tab that they may read', () => {
  const starts = adminSections.map((section) =>
    startOf({
      role: 'subAdmin',
      roleId: {
        permissions: [
          { section: 'Site Map', read: true },
          { section, read: true },
        ],
      },
    }),
  );
  // These tabs have no page yet.
  const withoutPage = ['/admin/publishers', '/admin/sitemap'];
  expect(starts).toEqual(siteRoutes.admin.map((path) => (withoutPage.includes(path) ? '/' : path)));
});
