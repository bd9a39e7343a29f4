import type { MenuRow } from '@tvacha/shared-contract/registry';
import { type CountKey, countKeys, kindPaths, patientSections } from '@tvacha/shared-contract/vocabulary';
import { paths } from '@tvacha/shared-core/paths';
import type { IconName } from '@tvacha/shared-ui/icon';
import type { MessageKey } from '../../messages';
import type { MenuItem } from './menu-item';

const isCountKey = (key = ''): key is CountKey => Object.hasOwn(kindPaths, key);

/** A row may name an icon that this shell's shared-ui does not have yet: then none is drawn. */
const iconOf = (name: string | undefined) => name as IconName | undefined;

const toItem = ({ path, title, icon, section, alsoIn, count }: MenuRow): MenuItem => ({
  id: path,
  title: { words: title },
  path,
  icon: iconOf(icon),
  section,
  alsoIn,
  count: isCountKey(count) ? count : undefined,
});

/** The rows of one menu, for those whom each row names. */
export const fromRows = (rows: readonly MenuRow[], menu: MenuRow['menu']): MenuItem[] =>
  rows.filter((row) => row.menu === menu).map((row) => ({ ...toItem(row), roles: row.roles }));

/** The dashboard, then what is counted in the order of the counts, then the rest (NAV-08, NAV-09). */
const place = ({ path, count }: MenuItem): number => {
  if (path === paths.doctorDashboard()) return -1;
  return count ? countKeys.indexOf(count) : countKeys.length;
};

/** The doctors' resources: an offer to everyone, and the way to it leads through the log-in (NAV-11). */
const resourceItems = (rows: readonly MenuRow[]): MenuItem[] =>
  rows
    .filter((row) => row.menu === 'resources')
    .map(toItem)
    .sort((a, b) => place(a) - place(b));

const entry = (id: string, key: MessageKey, path: string, more?: Partial<MenuItem>): MenuItem => ({
  id,
  title: { key },
  path,
  ...more,
});
const group = (id: string, key: MessageKey, children: readonly MenuItem[], under?: string): MenuItem => ({
  id,
  title: { key },
  children,
  under,
});

const events = { section: 'Events' } as const;
const icons = ['book-open', 'timer', 'images', 'drop', 'leaf'] as const;
const accessTo50 = { note: 'menu.accessTo50' } as const;

/** The five patient sections, each for the first speciality; the second says how much there is (NAV-08, NAV-09). */
export const consumerItems = (speciality = 'all'): MenuItem[] =>
  patientSections.map(({ key, title, hi, section }, index) => ({
    id: key,
    title: { words: { en: title, hi } },
    path: paths.patientCategory({ speciality, section: index, name: title }),
    icon: icons[index],
    section,
    ...(index === 1 ? accessTo50 : {}),
  }));

/** The top entries of these two are for patients alone (NAV-08): visitors find them with what there is to read. */
const visitorItems: readonly MenuItem[] = [
  entry('finder', 'menu.finder', paths.findADoctor(), { roles: ['all'] }),
  entry('dermalive', 'menu.dermalive', paths.dermalive(), { roles: ['all'] }),
];

/** Beside the top menu, where it leaves room: what whoever is no member most often comes for. */
export const shortcuts: readonly MenuItem[] = [
  entry('patients', 'header.patients', paths.aboutPatient(), { roles: ['all', 'patient'] }),
  entry('doctors', 'header.finder', paths.findADoctor(), { roles: ['all', 'patient'] }),
];

/** What the menus hold besides their own data. */
export interface MenuSource {
  /** The rows of the registry. */
  rows: readonly MenuRow[];
  /** Id of the first speciality. */
  speciality?: string;
}

/** What a remote beside the product's own brings to the menu. */
const ofOtherRemotes = (rows: readonly MenuRow[]): MenuItem[] =>
  fromRows(rows, 'main').filter(({ section }) => !patientSections.some((known) => known.section === section));

/** The header's menus in their order (NAV-08). An entry shows once its page exists. */
export const mainMenu = ({ rows, speciality }: MenuSource): MenuItem[] => [
  entry('home', 'menu.home', paths.home()),
  group('about', 'menu.about', [
    entry('aboutus', 'menu.aboutUs', paths.aboutUs()),
    group('membership', 'menu.membership', [
      entry('benefits', 'menu.benefits', paths.benefits()),
      entry('member', 'menu.becomeMember', paths.registerDoctor(), accessTo50),
    ]),
  ]),
  group('events', 'menu.events', [
    entry('lectures', 'menu.lectures', paths.events('expertlectures'), events),
    entry('conferences', 'menu.conferences', paths.events('conferencearchives'), events),
    entry('archives', 'menu.archives', paths.events('archives'), events),
  ]),
  group('resources', 'menu.resources', resourceItems(rows), '/doctor'),
  group('consumers', 'menu.consumers', [...consumerItems(speciality), ...visitorItems], '/patient'),
  entry('finder', 'menu.finder', paths.findADoctor(), { roles: ['patient'] }),
  entry('dermalive', 'menu.dermalive', paths.dermalive(), { roles: ['patient'] }),
  group('contribution', 'menu.contribution', [
    entry('images', 'menu.images', paths.contributions('image'), { section: 'Contribution Images' }),
    entry('cases', 'menu.cases', paths.contributions('case'), { section: 'Contribution Cases' }),
  ]),
  ...ofOtherRemotes(rows),
  entry('contact', 'menu.contact', paths.contact()),
];

/** From everywhere the way into the office, for whoever has a tab there. */
export const officeItems = ([first]: readonly MenuItem[]): MenuItem[] =>
  first?.path ? [entry('office', 'header.office', first.path, { icon: 'buildings', under: '/admin' })] : [];

/** What everyone who is logged in finds under their name, after what the areas put there. */
export const accountItems: readonly MenuItem[] = [
  entry('privacy', 'account.privacy', paths.accountPrivacy(), { icon: 'shield-check' }),
  entry('sessions', 'account.sessions', paths.accountSessions(), { icon: 'devices' }),
];
