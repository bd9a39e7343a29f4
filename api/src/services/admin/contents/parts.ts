import type { LessonPart, PollPart, QuizPart } from '@tvacha/shared-contract';
import { asc, eq } from 'drizzle-orm';
import {
  type ContentRow,
  enrollments,
  lessons,
  pollOptions,
  pollVotes,
  quizAttempts,
  quizQuestions,
} from '../../../db/schema';
import type { Ctx } from '../../ctx';

export interface Parts {
  questions: QuizPart[];
  options: PollPart[];
  lessons: LessonPart[];
}

/** The parts of a quiz, a poll or a course in their order; none of any other type. */
export async function partsOf({ db }: Ctx, id: string): Promise<Parts> {
  const asked = await db
    .select()
    .from(quizQuestions)
    .where(eq(quizQuestions.contentId, id))
    .orderBy(asc(quizQuestions.position));
  const offered = await db
    .select()
    .from(pollOptions)
    .where(eq(pollOptions.contentId, id))
    .orderBy(asc(pollOptions.position));
  const taught = await db.select().from(lessons).where(eq(lessons.contentId, id)).orderBy(asc(lessons.position));
  return {
    questions: asked.map(({ id: _id, text, options, answer, explanation }) => ({
      _id,
      text,
      options,
      answer,
      explanation,
    })),
    options: offered.map(({ id: _id, text }) => ({ _id, text })),
    lessons: taught.map(({ id: _id, title, minutes, body }) => ({
      _id,
      title,
      minutes,
      body: body as LessonPart['body'],
    })),
  };
}

const takers = { quiz: quizAttempts, poll: pollVotes, course: enrollments };

/** How often members have taken part: attempts, votes or enrolments. */
export async function countTaken({ db }: Ctx, { id, type }: Pick<ContentRow, 'id' | 'type'>): Promise<number> {
  if (type !== 'quiz' && type !== 'poll' && type !== 'course') return 0;
  const table = takers[type];
  return db.$count(table, eq(table.contentId, id));
}
