import type { Question } from '@tvacha/shared-contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { answers, questions, specialities, users } from '../../db/schema';
import { peerColumns, presentPeer } from '../account/present-peer';
import type { Ctx } from '../ctx';
import { presentSpeciality } from '../reading/present-speciality';

const shown = and(eq(answers.questionId, questions.id), isNull(answers.hiddenAt));

/** How many answers a question has that staff did not hide. */
export const answerCount = sql<number>`(select count(*) from ${answers} where ${shown})`.mapWith(Number);
/** Not by the count: of a question that has an answer no more than one need be found. */
export const hasNoAnswer = sql`not exists (select 1 from ${answers} where ${shown})`;
const isSolved = sql<boolean>`exists (select 1 from ${answers} where ${shown} and ${answers.acceptedAt} is not null)`;

/** Questions with who asked and how far they are, to be narrowed. */
export const selectQuestions = ({ db }: Ctx) =>
  db
    .select({
      question: questions,
      speciality: { id: specialities.id, slug: specialities.slug, name: specialities.name },
      author: peerColumns,
      answers: answerCount,
      solved: isSolved,
    })
    .from(questions)
    .leftJoin(specialities, eq(specialities.id, questions.specialityId))
    .leftJoin(users, eq(users.id, questions.userId))
    .$dynamic();
export type QuestionRow = Awaited<ReturnType<typeof selectQuestions>>[number];

const excerptLength = 280;

/** A question as the contract lists it. */
export const presentQuestion = ({ caller }: Ctx, row: QuestionRow): Question => ({
  _id: row.question.id,
  title: row.question.title,
  excerpt: [...row.question.text].slice(0, excerptLength).join(''),
  speciality: row.speciality && presentSpeciality(row.speciality),
  author: presentPeer(row.author),
  createdAt: row.question.createdAt.toISOString(),
  answers: row.answers,
  solved: row.solved,
  own: row.question.userId === caller.userId,
});
