import type { PermissionEntry } from '@tvacha/shared-contract/permissions';
import { type Role, roles } from '@tvacha/shared-contract/roles';
import { siteRoutes } from '@tvacha/shared-core/site-routes';
import words from '../../locales/en.json';
import { wholePortal } from '../test-data';
import { frameFor } from './frame-for';
import { menuStyle } from './header/menu-bar';
import type { MenuItem } from './menu/menu-item';
import { hiddenBy } from './menu/test-hidden-by';
import { menusFor } from './menu/use-menus';

/** The addresses by the kinds of pages that NAV-06 speaks of. */
const pages = {
  register: ['/register/doctor', '/register/verifycustomer', '/register/verifycustome'],
  demo: ['/demo/registration', '/demo/confirm'],
  login: ['/login', '/login/doctor', '/admin/login'],
  contact: ['/contact'],
  userlist: ['/admin/userlist'],
  chat: ['/admin/chat'],
  admin: [
    '/admin/dashboard',
    '/admin/invaliduser',
    '/admin/publishers',
    '/admin/content-approval',
    '/admin/user-roles',
    '/admin/sitemap',
  ],
  screenshot: ['/screenshot/home', '/screenshot/benefits', '/screenshot/contact'],
  lost: ['/no/such/page', '/doctor/nothing', '/patient/nothing'],
  'lost among admin': ['/admin/nothing'],
  any: [
    ...['/', '/_app', '/aboutus', '/aboutus/patient', '/aboutus/doctor', '/benefits', '/terms-and-condition'],
    ...['/privacy-policy', '/findadoctor', '/patient/dermatologist', '/sitemap', '/logout'],
    ...['/doctor', '/doctor/dashboard', '/doctor/ebook', '/doctor/ejournals', '/doctor/proguidevideos'],
    ...['/doctor/dermatologytimes', '/doctor/webinars', '/doctor/courses', '/doctor/quizzes', '/doctor/polls'],
    ...['/doctor/magzter', '/doctor/vidyaopenhouse', '/doctor/journalclubs', '/doctor/contributionlist'],
    ...['/doctor/questions', '/events/expertlectures', '/events/conferencearchives', '/events/archives'],
    ...['/patient/dashboard', '/patient/category/:speciality', '/patient/embarrassing/:slug'],
  ],
} as const;
type Kind = keyof typeof pages;
const kinds = Object.keys(pages) as Kind[];
const isLost = (kind: Kind) => kind.startsWith('lost');

/** NAV-06, sentence by sentence. */
const headerIsHiddenOn: readonly Kind[] = [
  'register',
  'demo',
  'login',
  'contact',
  'lost',
  'lost among admin',
  'screenshot',
];
const footerIsHiddenOn: readonly Kind[] = ['admin', 'lost among admin', 'login', 'chat', 'userlist', 'screenshot'];
const tabsShowOn: readonly Kind[] = ['admin', 'userlist', 'chat'];

/** How wide the windows are, how much of that the bar gets, and how many entries of 190 px that holds (NAV-07). */
const windows = [
  { view: 1440, bar: 874, entries: 4 },
  { view: 1024, bar: 538, entries: 2 },
  { view: 768, bar: 282, entries: 1 },
  { view: 390, bar: 0, entries: 0 },
] as const;
const isDrawer = (view: number) => view <= 425;

const about = ['About us', 'Membership: Benefits, Become a member'];
const events = ['Expert lectures', 'Conference archives', 'Archives'];
const resources = [
  ...['Dashboard', 'Ebooks', 'Ejournals', 'Pro Guide Videos', 'Dermatology Times', 'Webinar', 'Courses', 'Quizzes'],
  ...['Contribution Images', 'Polls', 'Magzter', 'Vidya Open House', 'Journal Clubs', 'Questions'],
];
const consumers = [
  ...['Dermatology Facts', 'Derma Bytes', 'Derma Graphics'],
  ...['Common Hair & Skin Problems', 'Know Your Hair & Skin Solutions'],
];
const contribution = ['Contribution images', 'Contribution cases'];
const group = (name: string, under: readonly string[]) => `${name}: ${under.join(', ')}`;

/** NAV-08 and NAV-09: the menus in their order. */
const everyonesMenu = [
  'Home',
  group('About', about),
  group('Events', events),
  group('HCP Resources', resources),
  group('Consumers Resources', consumers),
  group('Contribution', contribution),
  'Contact us',
];
/** Visitors have no top entries of these two: they stand with what there is to read. */
const visitorsMenu = everyonesMenu.with(
  4,
  group('Consumers Resources', [...consumers, 'Find A Dermatologist', 'Dermalive']),
);
const patientsMenu = everyonesMenu.toSpliced(5, 0, 'Find A Dermatologist', 'Dermalive');
/** What is left to somebody whose role definition grants no reading section: what no section guards. */
const deskMenu = ['Home', group('About', about), 'HCP Resources: Dashboard', 'Contact us'];

/** NAV-10 and NAV-11: What We Offer. */
const toConsumers = [...consumers];
const toDoctors = ['Webinars', 'Courses', 'Contribution images'];
const quick = ['About us', 'Contact us', 'Terms and conditions', 'Privacy policy', 'Disclaimer'];

const desk: PermissionEntry[] = [
  { section: 'User Verification', read: true },
  { section: 'Chats', read: true, update: true },
  { section: 'Publishers', update: true },
];
const allTabs = [
  ...['Dashboard', 'User Verification', 'Invalid Customer Ids', 'Chats'],
  ...['Publishers', 'Content Approval', 'User Roles', 'Site Map'],
];

interface Viewer {
  menu: readonly string[];
  offers: readonly string[];
  tabs: readonly string[];
  grants?: PermissionEntry[];
}
/** What each role is offered; the subAdmin by a role definition. */
const viewers: Record<Role, Viewer> = {
  all: { menu: visitorsMenu, offers: [...toConsumers, ...toDoctors], tabs: [] },
  doctor: { menu: everyonesMenu, offers: [...toConsumers, ...toDoctors], tabs: [] },
  patient: { menu: patientsMenu, offers: toConsumers, tabs: [] },
  admin: { menu: everyonesMenu, offers: [...toConsumers, ...toDoctors], tabs: allTabs },
  subAdmin: { menu: deskMenu, offers: [], tabs: ['User Verification', 'Chats'], grants: desk },
};

const title = ({ title: of }: MenuItem) => ('key' in of ? words[of.key] : of.words.en);
const text = (item: MenuItem): string => (item.children ? group(title(item), item.children.map(text)) : title(item));

/** What the shell's rules leave to be seen: the page's frame, the viewer's menus, the window's style. */
function shown(route: string, kind: Kind, role: Role, { view, bar }: { view: number; bar: number }) {
  const roleId = viewers[role].grants ? { permissions: viewers[role].grants } : null;
  const menus = menusFor({ role, roleId }, wholePortal, 'first');
  const frame = frameFor(route, role, !isLost(kind));
  const gone = hiddenBy(menuStyle(menus.main.length), { bar, view });
  const inMenu = (part: 'bar' | 'more') =>
    frame.header && !gone.has('data-top-menu') && !(part === 'more' && gone.has('data-more'))
      ? menus.main.filter((_item, at) => !gone.has(`data-${part}-item="${at + 1}"`)).map(text)
      : [];
  return {
    header: frame.header,
    bar: inMenu('bar'),
    more: inMenu('more'),
    drawer: frame.header && !gone.has('data-drawer-button') ? menus.main.map(text) : [],
    tabs: frame.tabs ? menus.tabs.map(text) : [],
    footer: frame.footer ? { quick: menus.quick.map(text), offers: menus.offers.map(text) } : undefined,
  };
}

/** The same by the requirements' words. */
function required(kind: Kind, role: Role, { view, entries }: { view: number; entries: number }) {
  const { menu, offers, tabs } = viewers[role];
  const header = !headerIsHiddenOn.includes(kind);
  const top = header && !isDrawer(view);
  return {
    header,
    bar: top ? menu.slice(0, entries) : [],
    more: top ? menu.slice(entries) : [],
    drawer: header && isDrawer(view) ? menu : [],
    tabs: tabsShowOn.includes(kind) ? tabs : [],
    footer: footerIsHiddenOn.includes(kind) ? undefined : { quick, offers },
  };
}

test('[NAV-06] the table has every route of the product', () => {
  const routes: readonly string[] = Object.values(siteRoutes).flat();
  const { screenshot, lost, 'lost among admin': alsoLost, ...found } = pages;
  expect(Object.values(found).flat().sort()).toEqual([...routes].sort());
  for (const path of [...screenshot, ...lost, ...alsoLost]) expect(routes).not.toContain(path);
});

/** The parts of a page's frame that are not as they must be for a role in a window. */
function differences(wide: (typeof windows)[number], role: Role, kind: Kind, route: string): string[] {
  const [seen, due] = [shown(route, kind, role, wide), required(kind, role, wide)];
  const parts = [...new Set([...Object.keys(due), ...Object.keys(seen)])] as (keyof typeof due)[];
  const inWords = (part: unknown) => JSON.stringify(part) ?? 'nothing';
  return parts
    .filter((part) => inWords(seen[part]) !== inWords(due[part]))
    .map((part) => `${route}, ${wide.view} px, ${role}, ${part}: ${inWords(seen[part])}, not ${inWords(due[part])}`);
}

test('[NAV-06] [NAV-07] [NAV-08] [NAV-10] on every page each role sees what is to be seen, however wide the window', () => {
  const wrong = kinds.flatMap((kind) =>
    pages[kind].flatMap((route) =>
      windows.flatMap((wide) => roles.flatMap((role) => differences(wide, role, kind, route))),
    ),
  );
  expect(wrong).toEqual([]);
});
