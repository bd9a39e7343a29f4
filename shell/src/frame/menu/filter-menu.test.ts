import { mayRead, type PermissionEntry, type Subject } from '@tvacha/shared-contract/permissions';
import { type Role, roles } from '@tvacha/shared-contract/roles';
import { type AdminSection, adminSections, type Section } from '@tvacha/shared-contract/sections';
import { countKeys, patientSections } from '@tvacha/shared-contract/vocabulary';
import { leadsTo } from '@tvacha/shared-core/redirects';
import { subAdminGrants, wholePortal } from '../../test-data';
import { offers, quickLinks } from '../footer/footer-data';
import { consumerItems, fromRows, mainMenu, shortcuts } from './main-menu';
import type { MenuItem } from './menu-item';
import { filterMenu } from './use-menus';

const rows = wholePortal.flatMap(({ menu }) => menu);
const menu = mainMenu({ rows, speciality: 'first' });
const viewer = (role: Role, more: Partial<Subject> = {}, exists = (_path: string) => true) => ({
  subject: { role, ...more },
  exists,
});
const ids = (items: readonly MenuItem[]) => items.map(({ id }) => id).join(' ');
const under = (items: readonly MenuItem[], id: string) => items.find((item) => item.id === id)?.children ?? [];
const pages = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [...(item.path ? [item] : []), ...pages(item.children ?? [])]);
const grant = (...granted: Section[]): Partial<Subject> => ({
  roleId: { permissions: granted.map((section) => ({ section, read: true })) },
});
const restricted = { roleId: { permissions: subAdminGrants } };

const patients = 'facts bytes graphics problems solutions';
const common = 'home about events resources consumers contribution contact';
/** NAV-08 by role, and what a role definition with these grants leaves of it. */
const mainMenus: [who: string, subject: Subject, expected: string][] = [
  ['a visitor', { role: 'all' }, common],
  ['a doctor', { role: 'doctor' }, common],
  ['a patient', { role: 'patient' }, 'home about events resources consumers finder dermalive contribution contact'],
  ['an admin', { role: 'admin' }, common],
  ['an admin with a role definition', { role: 'admin', ...grant() }, common],
  ['a subAdmin without a role definition', { role: 'subAdmin' }, common],
  ['a subAdmin without grants', { role: 'subAdmin', ...grant() }, 'home about resources contact'],
  ['a subAdmin with Events', { role: 'subAdmin', ...grant('Events') }, 'home about events resources contact'],
  [
    'a subAdmin with Derma Bytes',
    { role: 'subAdmin', ...grant('Derma Bytes') },
    'home about resources consumers contact',
  ],
  [
    'a doctor with cases',
    { role: 'doctor', ...grant('Contribution Cases') },
    'home about resources contribution contact',
  ],
  ['a patient without grants', { role: 'patient', ...grant() }, 'home about resources finder dermalive contact'],
];
test('[NAV-08] the main menu is what the role, and the grants where it has a definition, leave of it', () => {
  const seen = mainMenus.map(([who, subject]) => [who, ids(filterMenu(menu, { subject, exists: () => true }))]);
  expect(seen).toEqual(mainMenus.map(([who, _subject, expected]) => [who, expected]));
});

test('[NAV-08] [PAT-02] a visitor finds the finder and Dermalive with the reading for patients', () => {
  const ofReading = (role: Role) => ids(under(filterMenu(menu, viewer(role)), 'consumers'));
  const seen = roles.map((role) => [role, ofReading(role)]);
  expect(seen).toEqual(roles.map((role) => [role, role === 'all' ? `${patients} finder dermalive` : patients]));
  const beside = roles.map((role) => [role, ids(filterMenu(shortcuts, viewer(role)))]);
  expect(Object.fromEntries(beside)).toEqual({
    all: 'patients doctors',
    doctor: '',
    patient: 'patients doctors',
    admin: '',
    subAdmin: '',
  });
});

test('[NAV-08] [NAV-09] the doctors’ resources stand in the order of their counts, after the dashboard', () => {
  const items = under(menu, 'resources');
  expect(items.map(({ path }) => path)).toEqual([
    '/doctor/dashboard',
    '/doctor/ebook',
    '/doctor/ejournals',
    '/doctor/proguidevideos',
    '/doctor/dermatologytimes',
    '/doctor/webinars',
    '/doctor/courses',
    '/doctor/quizzes',
    '/doctor/contributionlist?type=image',
    '/doctor/polls',
    '/doctor/magzter',
    '/doctor/vidyaopenhouse',
    '/doctor/journalclubs',
    '/doctor/questions',
  ]);
  expect(items.map(({ count }) => count)).toEqual([undefined, ...countKeys, undefined]);
});

test('[NAV-08] sections without read leave the menus, and groups that are empty go with them', () => {
  expect(ids(under(filterMenu(menu, viewer('doctor', restricted)), 'resources'))).toBe('/doctor/dashboard');
});

test('[NAV-08] [PERM-02] either kind of contribution gives its row among the resources', () => {
  for (const section of ['Contribution Images', 'Contribution Cases'] as const)
    expect(ids(under(filterMenu(menu, viewer('doctor', grant(section))), 'resources'))).toBe(
      '/doctor/dashboard /doctor/contributionlist?type=image',
    );
});

test('[NAV-08] a user of type universal with a role definition reads no section', () => {
  const universal = { ...grant('Ebooks'), type: 'universal' };
  expect(ids(under(filterMenu(menu, viewer('doctor', universal)), 'resources'))).toBe('/doctor/dashboard');
});

test('[NAV-08] an entry is offered as soon as its page is there', () => {
  const open = new Set(['/']);
  const patient = viewer('patient', {}, (path) => open.has(path));
  const seen = () => pages(filterMenu(menu, patient)).map(({ path }) => path);
  expect(seen()).toEqual(['/']);
  for (const { path = '' } of pages(menu)) {
    if (!open.has(path)) expect(seen()).not.toContain(path);
    open.add(path);
    expect(seen()).toContain(path);
  }
});

test('[NAV-08] Membership under About holds Benefits and Become a member', () => {
  expect(ids(under(menu, 'about'))).toBe('aboutus membership');
  expect(ids(under(under(menu, 'about'), 'membership'))).toBe('benefits member');
});

test('[NAV-04] [NAV-08] the five consumer links ask for the first speciality', () => {
  expect(consumerItems('first').map(({ path }) => path)).toEqual(
    patientSections.map(
      ({ title }, section) => `/patient/category/first?${new URLSearchParams({ name: title, section: `${section}` })}`,
    ),
  );
  expect(consumerItems()[0]?.path).toContain('/patient/category/all?');
});

test('[NAV-09] the second consumer item and the second of Membership say Access to 50+', () => {
  const noted = (items: readonly MenuItem[]) => items.map(({ note }) => note === 'menu.accessTo50');
  expect(noted(consumerItems())).toEqual([false, true, false, false, false]);
  expect(noted(under(under(menu, 'about'), 'membership'))).toEqual([false, true]);
});

test('[NAV-08] a remote that the menus do not know may bring an entry of its own, before Contact us', () => {
  const fifth = { menu: 'main' as const, title: { en: 'Clinics' }, path: '/clinics' };
  const known = { menu: 'main' as const, title: { en: 'Facts' }, path: '/f', section: 'Dermatology Facts' as const };
  expect(ids(mainMenu({ rows: [fifth, known] }).slice(-2))).toBe('/clinics contact');
});

test('[NAV-08] a row of the registry that names roles is an entry for these alone', () => {
  const library = { menu: 'account' as const, title: { en: 'My library' }, path: '/doctor/library' };
  const items = fromRows([{ ...library, roles: ['doctor'] }], 'account');
  for (const role of roles)
    expect(ids(filterMenu(items, viewer(role)))).toBe(role === 'doctor' ? '/doctor/library' : '');
});

/** NAV-11: where the three doctors' menus lead by who clicks. */
const doctorsMenusLead: Record<Role, string> = {
  all: '/login/doctor',
  patient: '/login/doctor',
  subAdmin: '/login/doctor',
  doctor: 'itself',
  admin: 'itself',
};
test('[NAV-11] the doctor-only entries lead whoever is no doctor to the doctors’ login', () => {
  const forDoctors = ['resources', 'events', 'contribution'].flatMap((id) => under(menu, id));
  const forAll = pages(under(menu, 'consumers'));
  expect([forDoctors.length, forAll.length]).toEqual([19, 7]);
  const led = (items: readonly MenuItem[], lead: (role: Role) => string) =>
    roles.flatMap((role) =>
      items.flatMap(({ path = '' }) => {
        const to = leadsTo(path, role, 'menu');
        const due = lead(role) === 'itself' ? path : lead(role);
        return to === due ? [] : [`${path} leads ${role} to ${to}, not to ${due}`];
      }),
    );
  expect(led(forDoctors, (role) => doctorsMenusLead[role])).toEqual([]);
  expect(led(forAll, () => 'itself')).toEqual([]);
});

const everyones = `${patients} webinars courses images`;
test('[NAV-11] the footer offers the doctors’ resources to everyone but a patient', () => {
  const seen = roles.map((role) => [role, ids(filterMenu(offers(), viewer(role)))]);
  expect(Object.fromEntries(seen)).toEqual({
    all: everyones,
    doctor: everyones,
    patient: patients,
    admin: everyones,
    subAdmin: everyones,
  });
});

/** NAV-10: each link of What We Offer, and the section whose read it needs. */
const offered: [string, Section][] = [
  ['facts', 'Dermatology Facts'],
  ['bytes', 'Derma Bytes'],
  ['graphics', 'Derma Graphics'],
  ['problems', 'Hair & Skin'],
  ['solutions', 'Skin Solutions'],
  ['webinars', 'Webinar'],
  ['courses', 'Courses'],
  ['images', 'Contribution Images'],
];
test('[NAV-10] each link of the footer’s offer needs read on its own section alone', () => {
  const seenBy = (subject: Partial<Subject>) => ids(filterMenu(offers(), viewer('doctor', subject)));
  const seen = offered.map(([, section]) => {
    const without: PermissionEntry[] = [{ section, create: true, update: true }];
    return [section, seenBy(grant(section)), seenBy({ roleId: { permissions: without } })];
  });
  expect(seen).toEqual(offered.map(([id, section]) => [section, id, '']));
});

test('[NAV-10] each role has the five Quick Links', () => {
  const five = 'about contact terms privacy disclaimer';
  const seen = roles.map((role) => [role, ids(filterMenu(quickLinks, viewer(role, restricted)))]);
  expect(seen).toEqual(roles.map((role) => [role, five]));
});

const tabs = fromRows(rows, 'admin');
test('[NAV-05] [ADM-01] the tabs are the eight sections in their order', () => {
  expect(filterMenu(tabs, viewer('admin')).map(({ path }) => path)).toEqual([
    '/admin/dashboard',
    '/admin/userlist',
    '/admin/invaliduser',
    '/admin/chat',
    '/admin/publishers',
    '/admin/content-approval',
    '/admin/user-roles',
    '/admin/sitemap',
  ]);
});

const tabOf: [AdminSection, string][] = [
  ['Dashboard', '/admin/dashboard'],
  ['User Verification', '/admin/userlist'],
  ['Invalid Customer Ids', '/admin/invaliduser'],
  ['Chats', '/admin/chat'],
  ['Publishers', '/admin/publishers'],
  ['Content Approval', '/admin/content-approval'],
  ['User Roles', '/admin/user-roles'],
  ['Site Map', '/admin/sitemap'],
];
test('[ADM-01] a subAdmin has the tab of each section they may read, and nobody else has it', () => {
  const seen = tabOf.map(([section]) => [section, ids(filterMenu(tabs, viewer('subAdmin', grant(section))))]);
  expect(seen).toEqual(tabOf);
  expect(ids(filterMenu(tabs, viewer('doctor')))).toBe('');
  expect(ids(filterMenu(tabs, viewer('subAdmin', grant())))).toBe('');
});

test('[NAV-08] without grants only the admin may see the sections of the back office', () => {
  const seen = roles.map((role) => [role, adminSections.filter((section) => mayRead({ role }, section))]);
  expect(Object.fromEntries(seen)).toEqual({
    all: [],
    doctor: [],
    patient: [],
    admin: [...adminSections],
    subAdmin: [],
  });
});
