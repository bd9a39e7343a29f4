import {
  contentDetailsSchemas,
  type MarkedQuestion,
  type Quiz,
  type QuizQuestion,
  type QuizScore,
} from '@tvacha/shared-contract';
import { and, asc, count, eq, inArray, max, sql } from 'drizzle-orm';
import { quizAttempts, quizQuestions, quizSittings } from '../../db/schema';
import { peopleOf } from '../contents/people';
import { type Ctx, callerId } from '../ctx';
import { presentSpeciality } from '../reading/specialities';
import type { Verb } from '../verb';
import { findPublished, listPublished, type Published } from './published';

export type QuestionRow = typeof quizQuestions.$inferSelect;

/** The questions of a quiz in their order, with the answers that must not leave the server yet. */
export const questionsOf = (ctx: Ctx, quizId: string): Promise<QuestionRow[]> =>
  ctx.db.select().from(quizQuestions).where(eq(quizQuestions.contentId, quizId)).orderBy(asc(quizQuestions.position));

/** A question as it is asked. */
export const presentQuestion = ({ id, text, options, picture }: QuestionRow): QuizQuestion => ({
  _id: id,
  text,
  options,
  picture,
});

/** The same with the answer beside the option that was chosen, null where none was. */
export const markQuestion = (row: QuestionRow, chosen: string | null): MarkedQuestion => ({
  ...presentQuestion(row),
  chosen,
  answer: row.answer,
  right: chosen === row.answer,
  explanation: row.explanation,
});

interface OwnAttempts {
  /** In percent. */
  best: number | null;
  attempts: number;
  begun: boolean;
}

/** What the caller made of these quizzes, by quiz; those never begun are left out. */
async function ownAttempts(ctx: Ctx, quizIds: string[]): Promise<Map<string, OwnAttempts>> {
  if (quizIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      quizId: quizAttempts.contentId,
      best: max(sql<number>`${quizAttempts.score} * 100 / ${quizAttempts.total}`).mapWith(Number),
      attempts: count(),
    })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, callerId(ctx)), inArray(quizAttempts.contentId, quizIds)))
    .groupBy(quizAttempts.contentId);
  const begun = await ctx.db
    .select({ quizId: quizSittings.contentId })
    .from(quizSittings)
    .where(and(eq(quizSittings.userId, callerId(ctx)), inArray(quizSittings.contentId, quizIds)));
  const own = new Map<string, OwnAttempts>(
    begun.map(({ quizId }) => [quizId, { best: null, attempts: 0, begun: true }]),
  );
  for (const { quizId, best, attempts } of rows) own.set(quizId, { best, attempts, begun: own.has(quizId) });
  return own;
}

/** A quiz as the contract has it, with what the caller made of it so far. */
function presentQuiz({ id, speciality, details, ...row }: Published, own: OwnAttempts | undefined): Quiz {
  const { timeLimit = null, ...rest } = contentDetailsSchemas.quiz.parse(details);
  return {
    ...rest,
    timeLimit,
    _id: id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    publishedOn: row.publishedOn,
    speciality: speciality && presentSpeciality(speciality),
    people: peopleOf('quiz', { details }),
    best: own?.best ?? null,
    attempts: own?.attempts ?? 0,
    begun: own?.begun ?? false,
  };
}

/** One quiz with what the caller made of it. */
export const presentOwn = async (ctx: Ctx, quiz: Published): Promise<Quiz> =>
  presentQuiz(quiz, (await ownAttempts(ctx, [quiz.id])).get(quiz.id));

type Attempt = Pick<typeof quizAttempts.$inferSelect, 'number' | 'score' | 'total' | 'submittedAt'>;

/** What an attempt came to; a pass mark of 60 is reached at 60 percent. */
export function presentScore({ number, score, total, submittedAt }: Attempt, passMark: number): QuizScore {
  const passed = score * 100 >= passMark * total;
  const percent = Math.floor((score * 100) / total);
  return { number, score, total, percent, passed, submittedAt: submittedAt.toISOString() };
}

/** Quizzes with the caller's own best result (DOC-03). */
export const listQuizzes: Verb<'quizzes.list'> = async ({ ctx, input }) => {
  const { state, ...query } = input.query;
  const narrowed = { ...query, state: state === 'all' ? undefined : state };
  const result = await listPublished(ctx, 'quiz', narrowed, async (rows) => {
    const own = await ownAttempts(
      ctx,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => presentQuiz(row, own.get(row.id)));
  });
  return { code: 'SUCCESS', result };
};

/** The questions of a quiz; their answers are told only to whoever handed it in (DOC-03). */
export const askQuestions: Verb<'quizzes.questions'> = async ({ ctx, input }) => {
  const quiz = await findPublished(ctx, 'quiz', input.query.quizId);
  const questions = (await questionsOf(ctx, quiz.id)).map(presentQuestion);
  return { code: 'SUCCESS', result: { quiz: await presentOwn(ctx, quiz), questions } };
};
