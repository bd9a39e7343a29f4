import { screen } from '@testing-library/react';
import { openPage } from '../common/test-page';

/** By hand from the product's document: a page that was visited, and the slice or the field of one that holds what it shows. */
const slices: [path: string, shows: string | RegExp, slice: string, field?: string][] = [
  ['/doctor/ebook', 'Ebooks', 'ebooks'],
  ['/doctor/ebook', 'Ebooks', 'editors'],
  ['/doctor/ejournals', 'Ejournals', 'ejournals'],
  ['/doctor/proguidevideos', 'Pro-guide videos', 'proguides'],
  ['/doctor/dermatologytimes', 'Dermatology Times', 'dermatologyTimes'],
  ['/doctor/magzter', 'Magzter', 'magzter'],
  ['/doctor/webinars', 'Webinars', 'webinars'],
  ['/doctor/vidyaopenhouse', 'Vidya open house', 'openHouse'],
  ['/doctor/journalclubs', 'Journal clubs', 'journalClubs'],
  ['/events/expertlectures', 'Expert lectures', 'events'],
  ['/doctor/quizzes', 'Quizzes', 'quizzes'],
  ['/doctor/polls', 'Polls', 'polls'],
  ['/doctor/courses', 'Courses', 'courses', 'list'],
  ['/doctor/courses', 'Courses', 'enrollments', 'list'],
];
