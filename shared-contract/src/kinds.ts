import type { ReadingSection } from './sections';
import type { CountKey, PersonRole } from './vocabulary';

interface KindRow {
  /** What its operations are called, `ejournals.list`, and what the search calls it. */
  name: string;
  /** Of its records among the contents; contributions are kept apart. */
  type: string | null;
  /** A member needs `read` on it; without one everyone may. */
  section?: ReadingSection;
  /** `read` on any of these will do as well. */
  alsoIn?: readonly ReadingSection[];
  /** Its shapes and verbs are those of all kinds. */
  alike?: true;
  /** Members come to it at a given time, and register for it. */
  attended?: true;
  /** There may be a film of it: a guide, or the recording of what is over. */
  filmed?: true;
  /** In which roles its records name people, who made it first; nobody where it is left out. */
  people?: readonly PersonRole[];
  /** Its records have a level of `learningLevels`. */
  levelled?: true;
  /** How a record stands, to the day or to the caller. */
  states?: readonly string[];
}

interface ResourceRow extends KindRow {
  section: ReadingSection;
  /** Phosphor's name. */
  icon: string;
  /** What menus and pages call it, and one of it. */
  title: { en: string; hi: string };
  one: { en: string; hi: string };
}

/**
 * The twelve kinds of resource, a row each, by the key of the count. Operations, rights, search, counts, menus, tiles,
 * lists and public pages follow from it; where a kind is listed stands in `kindPaths`, for the first load.
 */
export const kinds = {
  ebooks: {
    name: 'ebooks',
    type: 'ebook',
    section: 'Ebooks',
    people: ['author'],
    icon: 'books',
    title: { en: 'Ebooks', hi: 'ई-पुस्तकें' },
    one: { en: 'Ebook', hi: 'ई-पुस्तक' },
  },
  ejournals: {
    name: 'ejournals',
    type: 'ejournal',
    section: 'Ejournals',
    alike: true,
    people: ['editor'],
    icon: 'notebook',
    title: { en: 'Ejournals', hi: 'ई-जर्नल' },
    one: { en: 'Ejournal', hi: 'ई-जर्नल' },
  },
  proGuides: {
    name: 'proguides',
    type: 'proguide',
    section: 'Pro Guide Videos',
    alike: true,
    filmed: true,
    people: ['presenter'],
    icon: 'video',
    title: { en: 'Pro-guide videos', hi: 'प्रो-गाइड वीडियो' },
    one: { en: 'Pro-guide video', hi: 'प्रो-गाइड वीडियो' },
  },
  dermatologytimes: {
    name: 'dermatologytimes',
    type: 'dermatologytimes',
    section: 'Dermatology Times',
    alike: true,
    people: ['reviewer'],
    icon: 'newspaper',
    title: { en: 'Dermatology Times', hi: 'डर्मेटोलॉजी टाइम्स' },
    one: { en: 'Dermatology Times', hi: 'डर्मेटोलॉजी टाइम्स' },
  },
  webinars: {
    name: 'webinars',
    type: 'webinar',
    section: 'Webinar',
    alike: true,
    attended: true,
    filmed: true,
    people: ['speaker'],
    icon: 'presentation',
    title: { en: 'Webinars', hi: 'वेबिनार' },
    one: { en: 'Webinar', hi: 'वेबिनार' },
  },
  courses: {
    name: 'courses',
    type: 'course',
    section: 'Courses',
    alike: true,
    people: ['teacher'],
    levelled: true,
    states: ['enrolled', 'inProgress', 'completed'],
    icon: 'graduation-cap',
    title: { en: 'Courses', hi: 'कोर्स' },
    one: { en: 'Course', hi: 'कोर्स' },
  },
  quizzes: {
    name: 'quizzes',
    type: 'quiz',
    section: 'Quizzes',
    people: ['reviewer'],
    levelled: true,
    states: ['new', 'taken'],
    icon: 'exam',
    title: { en: 'Quizzes', hi: 'क्विज़' },
    one: { en: 'Quiz', hi: 'क्विज़' },
  },
  contribution: {
    name: 'contributions',
    type: null,
    section: 'Contribution Images',
    alsoIn: ['Contribution Cases'],
    icon: 'images',
    title: { en: 'Contributions', hi: 'योगदान' },
    one: { en: 'Contribution', hi: 'योगदान' },
  },
  polls: {
    name: 'polls',
    type: 'poll',
    section: 'Polls',
    states: ['open', 'closed'],
    icon: 'chart-bar',
    title: { en: 'Polls', hi: 'पोल' },
    one: { en: 'Poll', hi: 'पोल' },
  },
  magzter: {
    name: 'magzter',
    type: 'magzter',
    section: 'Magzter',
    alike: true,
    people: ['editor'],
    icon: 'book-open',
    title: { en: 'Magzter', hi: 'मैग्ज़्टर' },
    one: { en: 'Magazine', hi: 'पत्रिका' },
  },
  vidyaOpenHouses: {
    name: 'vidyaopenhouse',
    type: 'openhouse',
    section: 'Vidya Open House',
    alike: true,
    attended: true,
    filmed: true,
    people: ['host', 'speaker'],
    icon: 'lightbulb',
    title: { en: 'Vidya open house', hi: 'विद्या ओपन हाउस' },
    one: { en: 'Open house', hi: 'ओपन हाउस' },
  },
  journalClubs: {
    name: 'journalclubs',
    type: 'journalclub',
    section: 'Journal Clubs',
    alike: true,
    attended: true,
    people: ['presenter'],
    icon: 'users-three',
    title: { en: 'Journal clubs', hi: 'जर्नल क्लब' },
    one: { en: 'Journal club', hi: 'जर्नल क्लब' },
  },
} as const satisfies Record<CountKey, ResourceRow>;

/** Content that is no resource of the twelve: nothing counts it, and its pages have menus of their own. */
export const otherKinds = {
  events: {
    name: 'events',
    type: 'event',
    section: 'Events',
    alike: true,
    attended: true,
    filmed: true,
    people: ['speaker'],
  },
  articles: { name: 'articles', type: 'article' },
} as const satisfies Record<string, KindRow>;

export type KnownKind = (typeof kinds)[CountKey] | (typeof otherKinds)[keyof typeof otherKinds];
const rows: readonly KnownKind[] = [...Object.values(kinds), ...Object.values(otherKinds)];

type Having<Field extends keyof KindRow> = Extract<KnownKind, { [Name in Field]: NonNullable<KindRow[Field]> }>;
/** The rows that have something in a field. */
export const kindsWith = <Field extends keyof KindRow>(field: Field) =>
  rows.filter((row): row is Having<Field> => Boolean((row as KindRow)[field]));
