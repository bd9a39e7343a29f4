import type { StorePart } from '@tvacha/shared-core/resources';
import { contributionParts } from '../features/contributions/contributions';
import { beginning } from '../features/contributions/draft-writes';
import { courseParts } from '../features/courses/courses';
import { news } from '../features/dashboard/new-content';
import { yearRecord } from '../features/learning/learning';
import { folderNaming, folderRemoval } from '../features/library/library-list';
import { calendarFeed, calendarFeedChange } from '../features/meeting/calendar-feed';
import { calendarFile } from '../features/meeting/calendar-file';
import { registration } from '../features/meeting/registration';
import { pollDetails, pollResults, polls, pollVote } from '../features/polls/polls';
import { profileParts } from '../features/profile/profile';
import { questionParts } from '../features/questions/questions';
import {
  quizAnswers,
  quizDetails,
  quizKeep,
  quizResults,
  quizReview,
  quizSitting,
  quizzes,
} from '../features/quizzes/quizzes';
import { repeatAnswer } from '../features/quizzes/repeats';
import { searchResults } from '../features/search/search-results';
import { editors } from '../kinds/filters/editors';
import { kindResources } from '../state/kinds';
import { learningYear, repeats, timeCounted } from '../state/learning';
import {
  bookmark,
  bookmarkMove,
  bookmarkRemoval,
  folderList,
  markOf,
  placeKept,
  placeOf,
  places,
  savedRows,
} from '../state/library';
import { comingUp, registrations } from '../state/meetings';
import { documentPages, readerLinks, startReading } from '../state/reading';

const ofKinds = [...new Set(Object.values(kindResources))].flatMap(({ rows, details }) => [rows, details]);

/** What this area loads, each in a slice of its name (MFE-13). */
export const resources: readonly StorePart[] = [
  ...ofKinds,
  polls,
  pollDetails,
  pollResults,
  pollVote,
  searchResults,
  ...profileParts,
  ...questionParts,
  ...courseParts,
  ...contributionParts,
  beginning,
  quizzes,
  quizDetails,
  quizSitting,
  quizKeep,
  quizAnswers,
  quizReview,
  quizResults,
  editors,
  readerLinks,
  documentPages,
  startReading,
  news,
  comingUp,
  registrations,
  registration,
  calendarFeed,
  calendarFeedChange,
  calendarFile,
  places,
  placeOf,
  placeKept,
  markOf,
  folderList,
  savedRows,
  bookmark,
  bookmarkMove,
  bookmarkRemoval,
  folderNaming,
  folderRemoval,
  timeCounted,
  learningYear,
  repeats,
  repeatAnswer,
  yearRecord,
];
