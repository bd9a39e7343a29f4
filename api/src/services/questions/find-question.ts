import type { QuestionDetail } from '@tvacha/shared-contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { answers, questions } from '../../db/schema';
import type { Ctx } from '../ctx';
import { paged } from '../paged';
import { refuse } from '../refuse';
import { presentAnswer, selectAnswers } from './select-answers';
import { presentQuestion, selectQuestions } from './select-questions';

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
