import { patientSections } from '@tvacha/shared-contract/vocabulary';
import { paths } from '@tvacha/shared-core/paths';
import type { MessageKey } from '../../messages';
import type { MenuItem } from './menu-item';

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

const events = { section: 'Events', doctorOnly: true } as const;
const accessTo50 = { note: 'menu.accessTo50' } as const;

/** The five patient sections, each for the first speciality; the second says how much there is (NAV-08, NAV-09). */
export const consumerItems = (speciality = 'all'): MenuItem[] =>
  patientSections.map(({ key, title, hi, section }, index) => ({
    id: key,
    title: { words: { en: title, hi } },
    path: paths.patientCategory({ speciality, section: index, name: title }),
    section,
    ...(index === 1 ? accessTo50 : {}),
  }));

/** What the menus hold besides their own data. */
export interface MenuSource {
  /** The doctors' resources, as the registry lists them. */
  resources: readonly MenuItem[];
  /** Id of the first speciality. */
  speciality?: string;
}

/** The header's menus in their order (NAV-08). An entry shows once its page exists. */
export const mainMenu = ({ resources, speciality }: MenuSource): MenuItem[] => [
  entry('home', 'menu.home', paths.home()),
  group('about', 'menu.about', [
    entry('aboutus', 'menu.aboutUs', paths.aboutUs()),
    entry('benefits', 'menu.benefits', paths.benefits()),
    entry('member', 'menu.becomeMember', paths.registerDoctor(), accessTo50),
  ]),
  group('events', 'menu.events', [
    entry('lectures', 'menu.lectures', '/events/expertlectures', events),
    entry('conferences', 'menu.conferences', '/events/conferencearchives', events),
    entry('archives', 'menu.archives', '/events/archives', events),
  ]),
  group('resources', 'menu.resources', resources, '/doctor'),
  group('consumers', 'menu.consumers', consumerItems(speciality), '/patient'),
  entry('finder', 'menu.finder', paths.findADoctor(), { roles: ['patient'] }),
  entry('dermalive', 'menu.dermalive', paths.dermalive(), { roles: ['patient'] }),
  group('contribution', 'menu.contribution', [
    entry('images', 'menu.images', '/doctor/contributionlist?type=image', {
      section: 'Contribution Images',
      doctorOnly: true,
    }),
    entry('cases', 'menu.cases', '/doctor/contributionlist?type=case', {
      section: 'Contribution Cases',
      doctorOnly: true,
    }),
  ]),
  entry('contact', 'menu.contact', paths.contact()),
];
