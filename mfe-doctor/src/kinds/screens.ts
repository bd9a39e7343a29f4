import * as constants from '@tvacha/shared-contract/constants';
import type { Operation, OperationId } from '@tvacha/shared-contract/routes';
import {
  listDermatologyTimes,
  listEjournals,
  listEvents,
  listJournalClubs,
  listMagzter,
  listOpenHouses,
  listProguides,
  listWebinars,
  showDermatologyTimes,
  showEjournal,
  showEvent,
  showJournalClub,
  showMagzter,
  showOpenHouse,
  showProguide,
  showWebinar,
} from '@tvacha/shared-contract/routes/contents';
import { listEbooks, showEbook } from '@tvacha/shared-contract/routes/reading';
import type { CountKey, EventKind } from '@tvacha/shared-contract/vocabulary';
import type { Kind } from './kind';
import { type KnownKind, kindRows } from './kind-rows';

interface Screen {
  /** What its list and one of its records are asked for with. */
  list: Operation<OperationId>;
  details: Operation<OperationId>;
  /** Rows of a call; the server gives at most 1,000 ebooks and 100 of any other kind. */
  rowsPerPage: number;
  /** A record shows what else its author wrote. */
  byAuthor?: true;
  /** Its files open in the reader. */
  reader?: true;
  /** Members come to it at a given time, and others take places meanwhile. */
  attended?: true;
  /** Its list holds events of this sort alone. */
  eventKind?: EventKind;
  /** The name of its slices, where it is not that of its operations. */
  slice?: string;
  load: () => Promise<{ kind: Kind }>;
}

/** The kinds that have screens here. Routes, menu rows, tiles, side list and state follow from these rows. */
export const screens = {
  ebooks: {
    list: listEbooks,
    details: showEbook,
    rowsPerPage: constants.ebookPageSize,
    byAuthor: true,
    reader: true,
    load: () => import('./ebooks'),
  },
  ejournals: {
    list: listEjournals,
    details: showEjournal,
    rowsPerPage: 100,
    reader: true,
    load: () => import('./ejournals'),
  },
  proGuides: {
    list: listProguides,
    details: showProguide,
    rowsPerPage: 100,
    load: () => import('./proguides'),
  },
  dermatologytimes: {
    list: listDermatologyTimes,
    details: showDermatologyTimes,
    rowsPerPage: 100,
    reader: true,
    slice: 'dermatologyTimes',
    load: () => import('./dermatologytimes'),
  },
  magzter: {
    list: listMagzter,
    details: showMagzter,
    rowsPerPage: 100,
    reader: true,
    load: () => import('./magzter'),
  },
  webinars: {
    list: listWebinars,
    details: showWebinar,
    rowsPerPage: 100,
    attended: true,
    load: () => import('./webinars'),
  },
  vidyaOpenHouses: {
    list: listOpenHouses,
    details: showOpenHouse,
    rowsPerPage: 100,
    attended: true,
    slice: 'openHouse',
    load: () => import('./vidyaopenhouse'),
  },
  journalClubs: {
    list: listJournalClubs,
    details: showJournalClub,
    rowsPerPage: 100,
    attended: true,
    reader: true,
    slice: 'journalClubs',
    load: () => import('./journalclubs'),
  },
  expertlectures: {
    list: listEvents,
    details: showEvent,
    rowsPerPage: 100,
    attended: true,
    eventKind: 'expertlectures',
    load: () => import('./events'),
  },
  conferencearchives: {
    list: listEvents,
    details: showEvent,
    rowsPerPage: 100,
    attended: true,
    eventKind: 'conferencearchives',
    load: () => import('./events'),
  },
  archives: {
    list: listEvents,
    details: showEvent,
    rowsPerPage: 100,
    attended: true,
    eventKind: 'archives',
    load: () => import('./events'),
  },
} as const satisfies Partial<Record<KnownKind, Screen>>;

export type ScreenKind = keyof typeof screens;
export const screenKinds = Object.keys(screens) as ScreenKind[];
/** The row of a kind, whatever the kind. */
export const screenOf = (key: ScreenKind): Screen => screens[key];
export const hasScreens = (key: KnownKind): key is ScreenKind => key in screens;

/** Kinds whose pages are made for them alone. */
const ownPages = ['courses', 'quizzes', 'contribution', 'polls'] as const satisfies readonly CountKey[];
export type OpenKind = ScreenKind | (typeof ownPages)[number];
/** The kinds that can be opened, in their order: what tiles and side list lead to. */
export const openKinds = (Object.keys(kindRows) as KnownKind[]).filter(
  (key): key is OpenKind => hasScreens(key) || ownPages.some((own) => own === key),
);

/** What covers of a kind say above the title. */
export const seriesOf = (key: ScreenKind) => `Tvacha ${kindRows[key].title.en}`;

/** What each screen of a kind is given. */
export interface KindProps {
  name: ScreenKind;
  kind: Kind;
}
