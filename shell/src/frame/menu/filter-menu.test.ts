import type { Subject } from '@tvacha/shared-contract/permissions';
import { type Role, roles } from '@tvacha/shared-contract/roles';
import { patientSections } from '@tvacha/shared-contract/vocabulary';
import { subAdminGrants, wholePortal } from '../../test-data';
import { offers } from '../footer/footer-data';
import { filterMenu, maySee, postTarget, targetOf } from './filter-menu';
import { fromRows, resourceItems } from './from-rows';
import { consumerItems, mainMenu } from './main-menu';
import type { MenuItem } from './menu-item';

const rows = wholePortal.flatMap(({ menu }) => menu);
const menu = mainMenu({ resources: resourceItems(rows), speciality: 'first' });
const viewer = (role: Role, more: Partial<Subject> = {}, exists = (_path: string) => true) => ({
  subject: { role, ...more },
  exists,
});
const ids = (items: readonly MenuItem[]) => items.map(({ id }) => id).join(' ');
const under = (items: readonly MenuItem[], id: string) => ids(items.find((item) => item.id === id)?.children ?? []);
const restricted = { roleId: { permissions: subAdminGrants } };

const common = 'home about events resources consumers contribution contact';
test.each<[Role, string]>([
  ['all', common],
  ['doctor', common],
  ['patient', 'home about events resources consumers finder dermalive contribution contact'],
  ['admin', common],
  ['subAdmin', common],
])('[NAV-08] the main menu of %s', (role, expected) => {
  expect(ids(filterMenu(menu, viewer(role)))).toBe(expected);
});

test('[NAV-08] sections without read leave the menus, and groups that are empty go with them', () => {
  const seen = filterMenu(menu, viewer('doctor', restricted));
  expect(ids(seen)).toBe('home about resources contact');
  expect(under(seen, 'resources')).toBe('/doctor/dashboard');
});

test('[NAV-08] a user of type universal with a role definition reads no section', () => {
  const universal = { roleId: { permissions: [{ section: 'Ebooks' as const, read: true }] }, type: 'universal' };
  expect(under(filterMenu(menu, viewer('doctor', universal)), 'resources')).toBe('/doctor/dashboard');
});

test('[NAV-08] only pages that exist are offered', () => {
  const seen = filterMenu(
    menu,
    viewer('all', {}, (path) => path === '/' || path.startsWith('/patient/category/')),
  );
  expect(ids(seen)).toBe('home consumers');
});

test('[NAV-08] Become a member stands under About, beside Benefits', () => {
  expect(under(menu, 'about')).toBe('aboutus benefits member');
});

test('[NAV-04][NAV-08] the five consumer links ask for the first speciality', () => {
  expect(consumerItems('first').map(({ path }) => path)).toEqual(
    patientSections.map(
      ({ title }, section) => `/patient/category/first?${new URLSearchParams({ name: title, section: `${section}` })}`,
    ),
  );
  expect(consumerItems()[0]?.path).toContain('/patient/category/all?');
});

test('[NAV-09] resources carry their counts, and the second consumer item says Access to 50+', () => {
  expect(resourceItems(rows).map(({ count }) => count)).toEqual([undefined, 'ebooks']);
  expect(consumerItems().map(({ note }) => note === 'menu.accessTo50')).toEqual([false, true, false, false, false]);
});

test.each<[Role, string]>([
  ['all', '/login/doctor'],
  ['patient', '/login/doctor'],
  ['subAdmin', '/login/doctor'],
  ['doctor', '/doctor/ebook'],
  ['admin', '/doctor/ebook'],
])('[NAV-11] a doctor-only entry leads %s to %s', (role, target) => {
  expect(targetOf({ path: '/doctor/ebook', doctorOnly: true }, role)).toBe(target);
  const entries = menu.filter(({ id }) => ['resources', 'events', 'contribution'].includes(id));
  expect(entries.flatMap(({ children = [] }) => children).every(({ doctorOnly }) => doctorOnly)).toBe(true);
});

test.each(roles)('[NAV-11] the footer offers the doctors’ resources to %s unless a patient', (role) => {
  const seen = ids(filterMenu(offers(), viewer(role)));
  const patients = 'facts bytes graphics problems solutions';
  expect(seen).toBe(role === 'patient' ? patients : `${patients} ebooks webinars courses images`);
});

test('[NAV-10] footer links need read on their sections', () => {
  expect(ids(filterMenu(offers(), viewer('doctor', restricted)))).toBe('');
});

test.each<[path: string, role: Role, target: string]>([
  ['/doctor/ebook', 'all', '/login'],
  ['/doctor/ebook', 'patient', '/login'],
  ['/doctor/ebook', 'doctor', '/doctor/ebook'],
  ['/register/doctor', 'all', '/register/verifycustomer'],
  ['/register/doctor', 'patient', '/register/verifycustomer'],
  ['/register/doctor', 'doctor', '/doctor/dashboard'],
])('[NAV-12] a link to %s leads %s to %s', (path, role, target) => {
  expect(postTarget(path, role)).toBe(target);
});

test('[NAV-12] Become a member follows the same rule', () => {
  expect(targetOf({ path: '/register/doctor' }, 'all')).toBe('/register/verifycustomer');
  expect(targetOf({ path: '/register/doctor' }, 'doctor')).toBe('/doctor/dashboard');
});

test('[ADM-01] a tab needs read on its section', () => {
  const tabs = fromRows(rows, 'admin');
  expect(ids(filterMenu(tabs, viewer('admin')))).toBe('/admin/dashboard /admin/userlist');
  expect(ids(filterMenu(tabs, viewer('subAdmin', restricted)))).toBe('/admin/userlist');
  expect(ids(filterMenu(tabs, viewer('doctor')))).toBe('');
  expect(maySee({ role: 'all' }, 'Chats')).toBe(false);
});
