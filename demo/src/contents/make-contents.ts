import { courseSeeds } from '../courses/all-courses';
import { dermatologyTimesSeeds } from '../dermatology-times/all-issues';
import { ejournalSeeds } from '../ejournals/all-ejournals';
import { archivedEvents } from '../events/archives';
import { conferenceArchives } from '../events/conference-archives';
import { expertLectures } from '../events/expert-lectures';
import { immuneAndHairClubs } from '../journal-clubs/immune-and-hair';
import { infectionsPigmentChildrenClubs } from '../journal-clubs/infections-pigment-children';
import { magazineSeeds } from '../magazine/all-issues';
import { openHouseSeeds } from '../open-houses/open-houses';
import { patientTalks } from '../patient-talks/patient-talks';
import { closedPolls } from '../polls/closed-polls';
import { openPolls } from '../polls/open-polls';
import { proguideSeeds } from '../proguides/all-proguides';
import { quizSeeds } from '../quizzes/all-quizzes';
import type { ContentInsert } from '../rows';
import { comingWebinars } from '../webinars/coming-webinars';
import { pastWebinars } from '../webinars/past-webinars';
import type { Around } from '../when';
import { meetingRow, readingRow } from './content-rows';

export const pollSeeds = [...openPolls, ...closedPolls];

/** Everything published that is neither an ebook nor an article. */
export function makeContents(when: Around): ContentInsert[] {
  return [
    ...ejournalSeeds.map(readingRow('ejournal')),
    ...proguideSeeds.map(readingRow('proguide', { videoUrl: null })),
    ...dermatologyTimesSeeds.map(readingRow('dermatologytimes')),
    ...magazineSeeds.map(readingRow('magzter')),
    ...quizSeeds.map((quiz) => readingRow('quiz', { questions: quiz.ask.length })(quiz)),
    ...courseSeeds.map((course) =>
      readingRow('course', {
        lessons: course.teaches.length,
        minutes: course.teaches.reduce((sum, { minutes }) => sum + minutes, 0),
      })(course),
    ),
    ...pollSeeds.map((poll) =>
      readingRow('poll', { closesOn: when.day(poll.closesInDays) })({
        ...poll,
        publishedOn: when.day(-poll.openedDaysAgo),
      }),
    ),
    ...[...comingWebinars, ...pastWebinars, ...patientTalks].map(meetingRow('webinar', when)),
    ...openHouseSeeds.map(meetingRow('openhouse', when)),
    ...[...immuneAndHairClubs, ...infectionsPigmentChildrenClubs].map(meetingRow('journalclub', when)),
    ...[...expertLectures, ...conferenceArchives, ...archivedEvents].map(meetingRow('event', when)),
  ];
}
