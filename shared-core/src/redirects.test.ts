import { type Role, roles } from '@tvacha/shared-contract/roles';
import { afterFirstPassword, leadsTo, redirectFor, startOf, type Way } from '@tvacha/shared-core/redirects';
import { type SitePart, siteRoutes } from '@tvacha/shared-core/site-routes';

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

test.each(cases)('[NAV-11] [NAV-12] $path by $way leads $role to $to', ({ path, role, way, to }) => {
  expect(redirectFor(path, role, way) ?? 'itself').toBe(to);
});

test.each<[Role, menu: string, link: string, address: string | undefined]>([
  ['all', '/register/verifycustomer', '/register/verifycustomer', undefined],
  ['patient', '/register/verifycustomer', '/register/verifycustomer', undefined],
  ['admin', '/register/verifycustomer', '/register/verifycustomer', undefined],
  ['subAdmin', '/register/verifycustomer', '/register/verifycustomer', undefined],
  ['doctor', '/doctor/dashboard', '/doctor/dashboard', '/doctor/dashboard'],
])('[NAV-12] a way to the registration leads %s to %s', (role, ...expected) => {
  expect(ways.map((way) => redirectFor(register, role, way))).toEqual(expected);
});

test('[NAV-12] [NAV-02] whoever brings a customer code registers with it', () => {
  expect(leadsTo('/register/doctor?code=TVD-1', 'all', 'link')).toBe('/register/doctor?code=TVD-1');
  expect(leadsTo('/register/doctor?code=TVD-1', 'doctor', 'link')).toBe('/doctor/dashboard');
});

test.each([
  ['/doctor/ebook/42/read?page=3#top', '/login'],
  ['/doctor/ebook/', '/login'],
  ['/doctors', undefined],
  ['/admin/login?tab=email', undefined],
  ['/admin/userlist?search=rao', '/admin/login'],
])('[NAV-12] %s is judged by where it lies: a visitor goes to %s', (url, to) => {
  expect(redirectFor(url, 'all', 'address')).toBe(to);
});

test('[NAV-12] a page may say for whom it is', () => {
  expect(redirectFor('/patient/dashboard', 'all', 'address', ['patient'])).toBe('/login');
  expect(redirectFor('/patient/dashboard', 'patient', 'address', ['patient'])).toBeUndefined();
});

test.each([
  ['patient', '/aboutus/patient'],
  ['doctor', '/aboutus/doctor'],
  ['admin', '/'],
  ['universal', '/'],
  [null, '/'],
])('[NAV-14] after the first password a user of type %s goes to %s', (type, to) => {
  expect(afterFirstPassword(type)).toBe(to);
});

test.each<[Role, string]>([
  ['all', '/'],
  ['patient', '/'],
  ['doctor', '/doctor/dashboard'],
  ['admin', '/admin/dashboard'],
  ['subAdmin', '/admin/dashboard'],
])('[AUTH-05] %s begins at %s', (role, to) => expect(startOf(role)).toBe(to));
