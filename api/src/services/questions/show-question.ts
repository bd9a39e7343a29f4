import type { QuestionDetail } from '@tvacha/shared-contract';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { answers, helpfulMarks, questions } from '../../db/schema';
import type { Ctx } from '../ctx';
import { paged } from '../paged';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { presentAnswer, selectAnswers } from './answers';
import { isFollowing } from './follow-question';
import { heldPosts } from './posts-as-of';
import { picturesOf } from './question-pictures';
import { presentQuestion, selectQuestions } from './questions';
import { isReported } from './report-post';

interface Wanted {
  sort: 'oldest' | 'newest' | 'helpful';
  page: number;
  dataPerPage: number;
  answer?: string | undefined;
  asOf?: string | undefined;
}

const oldest = [asc(answers.createdAt), asc(answers.id)];

/** What was accepted or marked after the moment moves nothing either. */
function orderOf(sort: Wanted['sort'], until: Date): SQL[] {
  const accepted = sql`(${answers.acceptedAt} is null or ${answers.acceptedAt} > ${until.toISOString()}::timestamptz)`;
  const marks = sql`(select count(*) from ${helpfulMarks} where ${helpfulMarks.answerId} = ${answers.id}
    and ${helpfulMarks.createdAt} <= ${until.toISOString()}::timestamptz)`;
  const orders = {
    oldest,
    newest: [desc(answers.createdAt), asc(answers.id)],
    helpful: [desc(marks), ...oldest],
  };
  return [accepted, ...orders[sort]];
}

/** The place of one answer in the order, from 0. */
async function placeOf({ db }: Ctx, id: string | undefined, where: SQL | undefined, order: SQL[]) {
  if (id === undefined) return null;
  const place = sql<number>`row_number() over (order by ${sql.join(order, sql`, `)}) - 1`.mapWith(Number);
  const all = db
    .select({ id: answers.id, place: place.as('place') })
    .from(answers)
    .where(where)
    .as('ordered');
  const [row] = await db.select({ place: all.place }).from(all).where(eq(all.id, id));
  return row?.place ?? null;
}

/** A question with a page of its answers; NOT_FOUND where it is not there or staff hid it. */
export async function findQuestion(
  ctx: Ctx,
  id: string,
  wanted: Wanted = { sort: 'oldest', page: 1, dataPerPage: 50 },
): Promise<QuestionDetail> {
  const [row] = await selectQuestions(ctx).where(and(eq(questions.id, id), isNull(questions.hiddenAt)));
  if (!row) refuse('NOT_FOUND');
  const held = heldPosts(ctx, answers, wanted.asOf);
  const given = and(eq(answers.questionId, id), isNull(answers.hiddenAt));
  const where = and(given, held.shown);
  const order = orderOf(wanted.sort, held.asOf);
  const page = await paged(wanted, {
    rows: selectAnswers(ctx)
      .where(where)
      .orderBy(...order),
    total: () => ctx.db.$count(answers, where),
    present: (answer) => presentAnswer(ctx, answer),
  });
  const { excerpt: _excerpt, ...question } = presentQuestion(ctx, row);
  return {
    ...question,
    text: row.question.text,
    pictures: await picturesOf(ctx, id),
    following: await isFollowing(ctx, id),
    reported: await isReported(ctx, id),
    answers: {
      ...page,
      asOf: held.asOf.toISOString(),
      newer: wanted.asOf === undefined ? 0 : await ctx.db.$count(answers, and(given, held.later)),
      at: await placeOf(ctx, wanted.answer, where, order),
    },
  };
}

/** One question, with its answers a page at a time (DOC-07). */
export const showQuestion: Verb<'questions.details'> = async ({ ctx, input }) => {
  const { id, ...wanted } = input.query;
  return { code: 'SUCCESS', result: await findQuestion(ctx, id, wanted) };
};
