import { courseSeeds } from '../courses';
import { guideOf } from '../films/film-seeds';
import { pollSeeds } from '../polls';
import { quizSeeds } from '../quizzes/all-quizzes';
import type { ContentInsert } from '../rows';
import type { Around } from '../when';
import { meetingRow, readingRow } from './content-rows';
import { attended, published, readSeeds } from './content-seed';

/** All issues of journals. */
const ejournals = readSeeds('ejournals', 'ejournal', published);
const newspapers = readSeeds('newspapers', 'dermatologytimes', published);
const magazines = readSeeds('magazines', 'magzter', published);
/** Guide films, with what their film tells of them. */
const proguides = readSeeds('proguides', 'proguide', published, guideOf);
/** Those for patients are Dermalive. */
const webinars = readSeeds('webinars', 'webinar', attended);
const openHouses = readSeeds('open-houses', 'openhouse', attended);
export const journalClubs = readSeeds('journal-clubs', 'journalclub', attended);
const events = readSeeds('events', 'event', attended);

/** Everything published that is neither an ebook nor an article. */
export function makeContents(when: Around): ContentInsert[] {
  return [
    ...ejournals.map(readingRow('ejournal')),
    ...proguides.map(readingRow('proguide')),
    ...newspapers.map(readingRow('dermatologytimes')),
    ...magazines.map(readingRow('magzter')),
    ...quizSeeds.map((quiz) => readingRow('quiz', { questions: quiz.ask.length })(quiz)),
    ...courseSeeds.map((course) => readingRow('course', { lessons: course.teaches.length })(course)),
    ...pollSeeds.map((poll) =>
      readingRow('poll', { closesOn: when.day(poll.closesInDays) })({
        ...poll,
        publishedOn: when.day(-poll.openedDaysAgo),
      }),
    ),
    ...webinars.map(meetingRow('webinar', when)),
    ...openHouses.map(meetingRow('openhouse', when)),
    ...journalClubs.map(meetingRow('journalclub', when)),
    ...events.map(meetingRow('event', when)),
  ];
}
