import type { QuestionAnswer } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { answers, users } from '../../db/schema';
import { peerColumns, presentPeer } from '../account/present-peer';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';

/** Answers with who gave them, to be narrowed. */
export const selectAnswers = ({ db }: Ctx) =>
  db
    .select({ answer: answers, author: peerColumns })
    .from(answers)
    .leftJoin(users, eq(users.id, answers.userId))
    .$dynamic();
type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number];

/** An answer as the contract has it. */
export const presentAnswer = ({ caller }: Ctx, { answer, author }: AnswerRow): QuestionAnswer => ({
  _id: answer.id,
  questionId: answer.questionId,
  text: answer.text,
  author: presentPeer(author),
  createdAt: answer.createdAt.toISOString(),
  accepted: answer.acceptedAt !== null,
  own: answer.userId === caller.userId,
});

/** One answer, which was just written. */
export async function findAnswer(ctx: Ctx, id: string): Promise<QuestionAnswer> {
  const [row] = await selectAnswers(ctx).where(eq(answers.id, id));
  return presentAnswer(ctx, row ?? refuse('NOT_FOUND'));
}
