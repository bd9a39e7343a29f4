import type { Db } from '@tvacha/api/db';
import {
  enrollments,
  eventRegistrations,
  lessonProgress,
  lessons,
  pollOptions,
  pollVotes,
  quizAttempts,
  quizQuestions,
} from '@tvacha/api/schema';
import { inBatches } from './batches';
import { enrolledRows, lessonRows } from './courses/course-rows';
import { registrationRows } from './events/registration-rows';
import { optionRows, voteRows } from './polls/poll-rows';
import { attemptRows, questionRows } from './quizzes/quiz-rows';
import type { World } from './world';

/** Quizzes, polls, courses and meetings, with those who take part. */
export async function fillLearning(tx: Db, { when, contents, doctorIds, demoId }: World): Promise<void> {
  await tx.insert(quizQuestions).values(questionRows());
  await inBatches(attemptRows(doctorIds, demoId, when), (some) => tx.insert(quizAttempts).values(some));
  await tx.insert(pollOptions).values(optionRows());
  await inBatches(voteRows(doctorIds, demoId, when), (some) => tx.insert(pollVotes).values(some));
  await tx.insert(lessons).values(lessonRows());
  const enrolled = enrolledRows(doctorIds, demoId, when);
  await inBatches(
    enrolled.map(({ enrollment }) => enrollment),
    (some) => tx.insert(enrollments).values(some),
  );
  await inBatches(
    enrolled.flatMap(({ progress }) => progress),
    (some) => tx.insert(lessonProgress).values(some),
  );
  const registrations = registrationRows(contents, doctorIds, demoId, when);
  await inBatches(registrations, (some) => tx.insert(eventRegistrations).values(some));
}
