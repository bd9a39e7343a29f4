import type { OfficeAnswer } from '@tvacha/shared-contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { answers, questions, users } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import { one } from '../../rows';
import type { Verb } from '../../verb';
import { memberColumns, presentPerson } from '../common/person';
import { hidePost, statesOf } from './hide-post';
import { countReported, reportsOf } from './reports';

const states = statesOf(answers);
const orders = {
  newest: [desc(answers.createdAt), asc(answers.id)],
  oldest: [asc(answers.createdAt), asc(answers.id)],
};

export const selectAnswers = (ctx: Ctx) =>
  ctx.db
    .select({
      answer: answers,
      author: memberColumns,
      question: { _id: questions.id, title: questions.title },
      reports: reportsOf(answers),
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .leftJoin(users, eq(users.id, answers.userId))
    .$dynamic();

export const presentAnswer = ({
  answer,
  author,
  question,
  reports,
}: Awaited<ReturnType<typeof selectAnswers>>[number]): OfficeAnswer => ({
  _id: answer.id,
  text: answer.text,
  author: presentPerson(author),
  createdAt: answer.createdAt.toISOString(),
  editedAt: answer.editedAt?.toISOString() ?? null,
  hiddenAt: answer.hiddenAt?.toISOString() ?? null,
  reports,
  question,
});

export const findOfficeAnswer = async (ctx: Ctx, id: string): Promise<OfficeAnswer> =>
  presentAnswer(one(await selectAnswers(ctx).where(eq(answers.id, id))));

/** Answers of doctors, hidden ones too. */
export const listAnswers: Verb<'admin.answers.list'> = async ({ ctx, input: { query } }) => {
  const { question, state, search } = query;
  const ofQuestion = question === undefined ? undefined : eq(answers.questionId, question);
  const where = and(ofQuestion, states[state], matching(search, [answers.text]));
  const result = await paged(query, {
    rows: selectAnswers(ctx)
      .where(where)
      .orderBy(...orders[query.sort]),
    total: () => ctx.db.$count(answers, where),
    present: presentAnswer,
  });
  return { code: 'SUCCESS', result: { ...result, reported: await countReported(ctx) } };
};

/** Takes an answer down, or shows it again; open pages learn it. */
export const hideAnswer: Verb<'admin.answers.hide'> = async ({ ctx, input: { body } }) => {
  const result = await hidePost(ctx, {
    kind: 'answer',
    body,
    find: (tx) => findOfficeAnswer(tx, body.id),
    aboutOf: ({ question }) => question,
  });
  ctx.realtime.toReaders('Questions', 'ans', { question: result.question._id });
  return { code: 'UPDATE_SUCCCESS', result };
};
