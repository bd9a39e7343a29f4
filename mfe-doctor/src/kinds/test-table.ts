import type { Operation, OperationId } from '@tvacha/shared-contract/routes';
import {
  listCourses,
  listDermatologyTimes,
  listEjournals,
  listEvents,
  listJournalClubs,
  listMagzter,
  listOpenHouses,
  listProguides,
  listWebinars,
  showCourse,
  showDermatologyTimes,
  showEjournal,
  showEvent,
  showJournalClub,
  showMagzter,
  showOpenHouse,
  showProguide,
  showWebinar,
} from '@tvacha/shared-contract/routes/contents';
import { listPolls, listQuizQuestions, listQuizzes, showPoll } from '@tvacha/shared-contract/routes/learning';
import { listEbooks, showEbook } from '@tvacha/shared-contract/routes/reading';

export type Group = 'Sub-speciality' | 'When' | 'Level' | 'State' | 'Year' | (typeof people)[number];
const people = ['Author', 'Editor', 'Presenter', 'Reviewer', 'Speaker', 'Host or speaker', 'Teacher'] as const;

export interface Row {
  path: string;
  title: string;
  one: string;
  section: string;
  /** What people have to do with it, as their filter is called. */
  role?: (typeof people)[number];
  more?: readonly Group[];
  sorts: readonly string[];
  list: Operation<OperationId>;
  details: Operation<OperationId>;
  /** What is asked of all lists of this operation. */
  kind?: string;
  /** Its page is made for it alone. */
  own?: true;
  none?: string;
  empty?: string;
}
const read = ['oldest', 'title', 'mostRead'];
const attended = { more: ['When'], sorts: ['soonest', 'oldest', 'title', 'mostRead'] } as const;
const event = { ...attended, section: 'Events', role: 'Speaker', list: listEvents, details: showEvent } as const;

/** By hand from the requirements: where a kind is listed, what it is called, and by what it is narrowed and sorted. */
export const table: readonly Row[] = [
  {
    path: '/doctor/ebook',
    title: 'Ebooks',
    one: 'ebook',
    section: 'Ebooks',
    role: 'Author',
    sorts: ['oldest', 'title', 'author', 'mostRead'],
    list: listEbooks,
    details: showEbook,
  },
  {
    path: '/doctor/ejournals',
    title: 'Ejournals',
    one: 'issue',
    section: 'Ejournals',
    role: 'Editor',
    sorts: read,
    list: listEjournals,
    details: showEjournal,
  },
  {
    path: '/doctor/proguidevideos',
    title: 'Pro-guide videos',
    one: 'video',
    section: 'Pro Guide Videos',
    role: 'Presenter',
    sorts: read,
    list: listProguides,
    details: showProguide,
  },
  {
    path: '/doctor/dermatologytimes',
    title: 'Dermatology Times',
    one: 'issue',
    section: 'Dermatology Times',
    role: 'Reviewer',
    sorts: read,
    list: listDermatologyTimes,
    details: showDermatologyTimes,
  },
  {
    path: '/doctor/magzter',
    title: 'Magzter',
    one: 'magazine',
    section: 'Magzter',
    role: 'Editor',
    sorts: read,
    list: listMagzter,
    details: showMagzter,
  },
  {
    ...attended,
    path: '/doctor/webinars',
    title: 'Webinars',
    one: 'webinar',
    section: 'Webinar',
    role: 'Speaker',
    list: listWebinars,
    details: showWebinar,
  },
  {
    ...attended,
    path: '/doctor/vidyaopenhouse',
    title: 'Vidya open house',
    one: 'open house',
    section: 'Vidya Open House',
    role: 'Host or speaker',
    list: listOpenHouses,
    details: showOpenHouse,
  },
  {
    ...attended,
    path: '/doctor/journalclubs',
    title: 'Journal clubs',
    one: 'journal club',
    section: 'Journal Clubs',
    role: 'Presenter',
    list: listJournalClubs,
    details: showJournalClub,
  },
  { ...event, path: '/events/expertlectures', title: 'Expert lectures', one: 'lecture', kind: 'expertlectures' },
  {
    ...event,
    path: '/events/conferencearchives',
    title: 'Conference archives',
    one: 'conference',
    kind: 'conferencearchives',
  },
  { ...event, path: '/events/archives', title: 'Archives', one: 'event', kind: 'archives' },
  {
    path: '/doctor/courses',
    title: 'Courses',
    one: 'course',
    section: 'Courses',
    role: 'Teacher',
    more: ['Level', 'State'],
    sorts: read,
    list: listCourses,
    details: showCourse,
    own: true,
    none: 'No course yet',
    empty: 'No course fits',
  },
  {
    path: '/doctor/quizzes',
    title: 'Quizzes',
    one: 'quiz',
    section: 'Quizzes',
    role: 'Reviewer',
    more: ['Level', 'State'],
    sorts: read,
    list: listQuizzes,
    details: listQuizQuestions,
    own: true,
    none: 'No quiz yet',
    empty: 'No quiz fits',
  },
  {
    path: '/doctor/polls',
    title: 'Polls',
    one: 'poll',
    section: 'Polls',
    more: ['State'],
    sorts: ['oldest', 'closing', 'title'],
    list: listPolls,
    details: showPoll,
    own: true,
    none: 'No poll yet',
    empty: 'No poll fits',
  },
];
/** Where a filter stands in the address. */
export const fieldOf = (group: Group) =>
  people.some((role) => role === group) ? 'person' : group === 'Sub-speciality' ? 'subSpeciality' : group.toLowerCase();
