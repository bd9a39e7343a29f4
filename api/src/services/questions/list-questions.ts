import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { questions } from '../../db/schema';
import { callerId } from '../caller-id';
import { paged } from '../paged';
import { isSpeciality } from '../reading/known-speciality';
import { matching } from '../reading/matching';
import type { Verb } from '../verb';
import { answerCount, hasNoAnswer, presentQuestion, selectQuestions } from './select-questions';

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
