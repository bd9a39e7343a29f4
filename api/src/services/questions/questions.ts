import type { Question, QuestionDetail } from '@tvacha/shared-contract';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { answers, questions, specialities, users } from '../../db/schema';
import { peerColumns, presentPeer } from '../account/present-user';
import { type Ctx, callerId } from '../ctx';
import { paged } from '../paged';
import { matching } from '../reading/matching';
import { isSpeciality, presentSpeciality } from '../reading/specialities';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { presentAnswer, selectAnswers } from './answers';

const shown = and(eq(answers.questionId, questions.id), isNull(answers.hiddenAt));

/** How many answers a question has that staff did not hide. */
const answerCount = sql<number>`(select count(*) from ${answers} where ${shown})`.mapWith(Number);
/** Not by the count: of a question that has an answer no more than one need be found. */
const hasNoAnswer = sql`not exists (select 1 from ${answers} where ${shown})`;
const isSolved = sql<boolean>`exists (select 1 from ${answers} where ${shown} and ${answers.acceptedAt} is not null)`;

/** Questions with who asked and how far they are, to be narrowed. */
const selectQuestions = ({ db }: Ctx) =>
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
const presentQuestion = ({ caller }: Ctx, row: QuestionRow): Question => ({
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

const firstPage = { page: 1, dataPerPage: 50 };

/** A question with a page of its answers; NOT_FOUND where it is not there or staff hid it. */
export async function findQuestion(ctx: Ctx, id: string, page = firstPage): Promise<QuestionDetail> {
  const [row] = await selectQuestions(ctx).where(and(eq(questions.id, id), isNull(questions.hiddenAt)));
  if (!row) refuse('NOT_FOUND');
  const where = and(eq(answers.questionId, id), isNull(answers.hiddenAt));
  const given = await paged(page, {
    rows: selectAnswers(ctx)
      .where(where)
      .orderBy(sql`${answers.acceptedAt} is null`, asc(answers.createdAt), asc(answers.id)),
    total: () => ctx.db.$count(answers, where),
    present: (answer) => presentAnswer(ctx, answer),
  });
  const { excerpt: _excerpt, ...question } = presentQuestion(ctx, row);
  return { ...question, text: row.question.text, answers: given };
}

/** One question, with its answers a page at a time (DOC-07). */
export const showQuestion: Verb<'questions.details'> = async ({ ctx, input }) => {
  const { id, ...page } = input.query;
  return { code: 'SUCCESS', result: await findQuestion(ctx, id, page) };
};

const newest = desc(questions.createdAt);
const orders = { newest: [newest], oldest: [asc(questions.createdAt)], answers: [desc(answerCount), newest] };

/** Questions of members. That there is none is no failure, and silent (DOC-07). */
export const listQuestions: Verb<'questions.list'> = async ({ ctx, input }) => {
  const { filter, speciality, search, sort } = input.query;
  const where = and(
    isNull(questions.hiddenAt),
    { all: undefined, unanswered: hasNoAnswer, mine: eq(questions.userId, callerId(ctx)) }[filter],
    isSpeciality(questions.specialityId, speciality),
    matching(search, [questions.title, questions.text]),
  );
  const result = await paged(input.query, {
    rows: selectQuestions(ctx)
      .where(where)
      .orderBy(...orders[sort], asc(questions.id)),
    total: () => ctx.db.$count(questions, where),
    present: (row) => presentQuestion(ctx, row),
  });
  return { code: result.total === 0 ? 'NO_DATA_EXISTS' : 'SUCCESS', result };
};
