import type { OfficeQuestion } from '@tvacha/shared-contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { answers, questions, users } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import { one } from '../../rows';
import type { Verb } from '../../verb';
import { memberColumns, presentPerson } from '../common/person';
import { hidePost, statesOf } from './hide-post';
import { countReported, reportsOf } from './reports';

const states = statesOf(questions);
const orders = {
  newest: [desc(questions.createdAt), asc(questions.id)],
  oldest: [asc(questions.createdAt), asc(questions.id)],
};
const answerCount = sql<number>`(select count(*) from ${answers} where ${eq(answers.questionId, questions.id)})`;

const select = (ctx: Ctx) =>
  ctx.db
    .select({
      question: questions,
      author: memberColumns,
      answers: answerCount.mapWith(Number),
      reports: reportsOf(questions),
    })
    .from(questions)
    .leftJoin(users, eq(users.id, questions.userId))
    .$dynamic();

const present = ({
  question,
  author,
  answers,
  reports,
}: Awaited<ReturnType<typeof select>>[number]): OfficeQuestion => ({
  _id: question.id,
  title: question.title,
  text: question.text,
  author: presentPerson(author),
  createdAt: question.createdAt.toISOString(),
  editedAt: question.editedAt?.toISOString() ?? null,
  hiddenAt: question.hiddenAt?.toISOString() ?? null,
  reports,
  answers,
});

export const findOfficeQuestion = async (ctx: Ctx, id: string): Promise<OfficeQuestion> =>
  present(one(await select(ctx).where(eq(questions.id, id))));

/** Questions of doctors, hidden ones too. */
export const listQuestions: Verb<'admin.questions.list'> = async ({ ctx, input: { query } }) => {
  const where = and(states[query.state], matching(query.search, [questions.title, questions.text]));
  const result = await paged(query, {
    rows: select(ctx)
      .where(where)
      .orderBy(...orders[query.sort]),
    total: () => ctx.db.$count(questions, where),
    present,
  });
  return { code: 'SUCCESS', result: { ...result, reported: await countReported(ctx) } };
};

/** Takes a question down with all under it, or shows it again; open pages learn it. */
export const hideQuestion: Verb<'admin.questions.hide'> = async ({ ctx, input: { body } }) => {
  const result = await hidePost(ctx, {
    kind: 'question',
    body,
    find: (tx) => findOfficeQuestion(tx, body.id),
    aboutOf: ({ _id, title }) => ({ _id, title }),
  });
  ctx.realtime.toReaders('Questions', 'question', { question: body.id });
  return { code: 'UPDATE_SUCCCESS', result };
};
