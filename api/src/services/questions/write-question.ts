import { and, eq, isNull } from 'drizzle-orm';
import { answers, questions } from '../../db/schema';
import { discard } from '../contributions/pictures';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { checkSpeciality } from '../reading/specialities';
import { refuse } from '../refuse';
import type { Verb } from '../verb';
import { checkSeen, limitPosts } from './answers';
import { arrangePictures } from './question-pictures';
import { findSubject } from './question-subject';
import { findQuestion } from './show-question';

const idOf = ({ _id }: { _id: string }) => _id;

/** Asks colleagues; open pages hear of it and ask for the list again (DOC-07, SES-05). */
export const ask: Verb<'questions.create'> = async ({ ctx, input }) => {
  const { title, text, speciality, tags, about, pictures } = input.body;
  await checkSpeciality(ctx, speciality);
  const subject = await findSubject(ctx, about);
  await limitPosts(ctx);
  const now = ctx.clock.now();
  const row = { title, text, specialityId: speciality, tags, ...subject };
  const result = await inTransaction(ctx, async (tx) => {
    const [added] = await tx.db
      .insert(questions)
      .values({ userId: callerId(tx), ...row, createdAt: now, updatedAt: now })
      .returning({ id: questions.id });
    const { id } = added ?? refuse('SERVER_ERROR');
    await arrangePictures(tx, id, pictures.map(idOf));
    return findQuestion(tx, id);
  });
  ctx.realtime.toReaders('Questions', 'question', { question: result._id });
  return { code: 'QuestionPostSuccess', result };
};

/** The own question, held until the end; another's is not there (SEC-29). */
async function holdOwn(tx: Ctx, id: string) {
  const [own] = await tx.db
    .select({ editedAt: questions.editedAt })
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.userId, callerId(tx)), isNull(questions.hiddenAt)))
    .for('update');
  return own ?? refuse('NOT_FOUND');
}

/** Changes an own question; CONFLICT where it reads otherwise by now. What it is about stays. */
export const changeQuestion: Verb<'questions.update'> = async ({ ctx, input }) => {
  const { id } = input.query;
  const { title, text, speciality, tags, pictures, editedAt } = input.body;
  await checkSpeciality(ctx, speciality);
  const { loose, result } = await inTransaction(ctx, async (tx) => {
    checkSeen((await holdOwn(tx, id)).editedAt, editedAt);
    const now = ctx.clock.now();
    await tx.db
      .update(questions)
      .set({ title, text, specialityId: speciality, tags, editedAt: now, updatedAt: now })
      .where(eq(questions.id, id));
    const loose = pictures ? await arrangePictures(tx, id, pictures.map(idOf)) : [];
    return { loose, result: await findQuestion(tx, id) };
  });
  await discard(ctx, loose);
  ctx.realtime.toReaders('Questions', 'question', { question: id });
  return { code: 'UPDATE_SUCCCESS', result };
};

/** Removes an own question; what colleagues answered to is kept, also where an answer comes at the same time. */
export const deleteQuestion: Verb<'questions.delete'> = async ({ ctx, input }) => {
  const { id } = input.query;
  const loose = await inTransaction(ctx, async (tx) => {
    const [own] = await tx.db
      .select({ id: questions.id })
      .from(questions)
      .where(and(eq(questions.id, id), eq(questions.userId, callerId(ctx))))
      .for('update');
    if (!own) refuse('NOT_FOUND');
    if ((await tx.db.$count(answers, eq(answers.questionId, id))) > 0) refuse('CONFLICT');
    const pictures = await arrangePictures(tx, id, []);
    await tx.db.delete(questions).where(eq(questions.id, id));
    return pictures;
  });
  await discard(ctx, loose);
  ctx.realtime.toReaders('Questions', 'question', { question: id });
  return { code: 'DELETED', result: null };
};
