import { kinds, otherKinds } from '@tvacha/shared-contract/kinds';
import { type CountKey, kindPaths } from '@tvacha/shared-contract/vocabulary';
import { paths } from '@tvacha/shared-core/paths';

/** What tells events, which are no resource, from the kinds that are. */
const events = {
  ...otherKinds.events,
  icon: 'calendar-blank',
  one: { en: 'Event', hi: 'कार्यक्रम' },
} as const;

/** What each kind that may have screens is called, and whose right it needs; each of the three events has a list. */
export const kindRows = {
  ...kinds,
  expertlectures: { ...events, title: { en: 'Expert lectures', hi: 'विशेषज्ञ व्याख्यान' } },
  conferencearchives: { ...events, title: { en: 'Conference archives', hi: 'सम्मेलनों का संग्रह' } },
  archives: { ...events, title: { en: 'Archives', hi: 'संग्रह' } },
};
export type KnownKind = keyof typeof kindRows;

/** Where each is listed. */
export const listPaths: Readonly<Record<KnownKind, string>> = {
  ...kindPaths,
  expertlectures: paths.events('expertlectures'),
  conferencearchives: paths.events('conferencearchives'),
  archives: paths.events('archives'),
};

/** Whether the server counts it. */
export const isCounted = (key: KnownKind): key is CountKey => key in kindPaths;
