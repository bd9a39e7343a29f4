import type { ReadingSection } from './sections';
import type { ContentType } from './vocabulary';

interface KindDescription {
  type: ContentType;
  /** Where its list and one of its records are asked for. */
  list: `/api/${string}`;
  details: `/api/${string}`;
  section: ReadingSection;
}

/**
 * The kinds of content that are listed and shown alike. Routes, shapes, verbs and examples are made from this
 * table; ebooks, quizzes, polls and patient articles have rules of their own.
 */
export const contentKinds = {
  ejournals: {
    type: 'ejournal',
    list: '/api/ejournals/',
    details: '/api/ejournals/details/',
    section: 'Ejournals',
  },
  proguides: {
    type: 'proguide',
    list: '/api/proguidevideos',
    details: '/api/proguidevideos/details/',
    section: 'Pro Guide Videos',
  },
  dermatologytimes: {
    type: 'dermatologytimes',
    list: '/api/dermatologytimes',
    details: '/api/dermatologytimes/details/',
    section: 'Dermatology Times',
  },
  magzter: { type: 'magzter', list: '/api/magzter', details: '/api/magzter/details/', section: 'Magzter' },
  webinars: { type: 'webinar', list: '/api/webinars', details: '/api/webinars/details/', section: 'Webinar' },
  vidyaopenhouse: {
    type: 'openhouse',
    list: '/api/vidyaopenhouse',
    details: '/api/vidyaopenhouse/details/',
    section: 'Vidya Open House',
  },
  journalclubs: {
    type: 'journalclub',
    list: '/api/journalclubs',
    details: '/api/journalclubs/details/',
    section: 'Journal Clubs',
  },
  events: { type: 'event', list: '/api/events', details: '/api/events/details/', section: 'Events' },
  courses: { type: 'course', list: '/api/courses', details: '/api/courses/details/', section: 'Courses' },
} as const satisfies Record<string, KindDescription>;

export type ContentKind = keyof typeof contentKinds;
/** The type of content that a kind lists. */
export type TypeOfKind<Kind extends ContentKind> = (typeof contentKinds)[Kind]['type'];
export type KindType = TypeOfKind<ContentKind>;

export const contentKindNames = Object.keys(contentKinds) as ContentKind[];

/** What members come to at a given time, and register for. */
export const attendedTypes = ['webinar', 'openhouse', 'journalclub', 'event'] as const satisfies readonly KindType[];
export type AttendedType = (typeof attendedTypes)[number];

export const isAttended = (type: ContentType): type is AttendedType => attendedTypes.some((known) => known === type);

/** The section whose `read` a member needs for a type of content; patient articles are open to everyone. */
export const sectionOfType = {
  ebook: 'Ebooks',
  ejournal: 'Ejournals',
  proguide: 'Pro Guide Videos',
  dermatologytimes: 'Dermatology Times',
  webinar: 'Webinar',
  course: 'Courses',
  quiz: 'Quizzes',
  poll: 'Polls',
  magzter: 'Magzter',
  openhouse: 'Vidya Open House',
  journalclub: 'Journal Clubs',
  event: 'Events',
} as const satisfies Record<Exclude<ContentType, 'article'>, ReadingSection>;

export type MemberType = keyof typeof sectionOfType;
export const memberTypes = Object.keys(sectionOfType) as [MemberType, ...MemberType[]];
