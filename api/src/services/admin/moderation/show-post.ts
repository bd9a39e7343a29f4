import type { OfficePost } from '@tvacha/shared-contract';
import { type PostKind, postDecisions } from '@tvacha/shared-contract/posts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { answers, auditLog } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { picturesOf } from '../../questions/question-pictures';
import type { Verb } from '../../verb';
import { actor, actorColumns, isActor, presentPerson } from '../common/person';
import { presentAnswer, selectAnswers } from './answers';
import { findOfficeQuestion } from './questions';

/** How many answers of the thread are shown, and how many of them stand above the one that was asked for. */
const around = { all: 5, above: 2 };
const mostDecisions = 20;

const wanted = alias(answers, 'wanted');

/** Answers of a question by time, those around `id` where it is one of them. */
async function threadAround(ctx: Ctx, questionId: string, id: string) {
  const isOf = eq(answers.questionId, questionId);
  const isOlder = sql`(${answers.createdAt}, ${answers.id}) < (
    select ${wanted.createdAt}, ${wanted.id} from ${answers} as ${wanted} where ${eq(wanted.id, id)})`;
  const place = await ctx.db.$count(answers, and(isOf, isOlder));
  const before = Math.max(0, place - around.above);
  const rows = await selectAnswers(ctx)
    .where(isOf)
    .orderBy(asc(answers.createdAt), asc(answers.id))
    .offset(before)
    .limit(around.all);
  return { before, answers: rows.map(presentAnswer) };
}

/** What staff decided on a post, as the audit log tells it; the newest first. */
async function decisionsOn({ db }: Ctx, kind: PostKind, id: string): Promise<OfficePost['decisions']> {
  const actions = postDecisions.map((done) => `${kind}.${done}`);
  const isOf = and(eq(auditLog.subjectType, kind), eq(auditLog.subjectId, id), inArray(auditLog.action, actions));
  const rows = await db
    .select({ action: auditLog.action, at: auditLog.at, details: auditLog.details, by: actorColumns })
    .from(auditLog)
    .leftJoin(actor, isActor(auditLog.actorId))
    .where(isOf)
    .orderBy(desc(auditLog.seq))
    .limit(mostDecisions);
  return rows.flatMap(({ action, at, details, by }) => {
    const done = postDecisions.find((one) => action === `${kind}.${one}`);
    const reason = typeof details.reason === 'string' ? details.reason : null;
    return done ? [{ done, at: at.toISOString(), by: presentPerson(by), reason }] : [];
  });
}

/** A question or an answer in its thread, hidden or not; NOT_FOUND where there is none. */
export const showPost: Verb<'admin.posts.details'> = async ({ ctx, input: { query } }) => {
  const { id } = query;
  const [answer] = await ctx.db.select({ questionId: answers.questionId }).from(answers).where(eq(answers.id, id));
  const kind = answer ? 'answer' : 'question';
  const questionId = answer?.questionId ?? id;
  const question = { ...(await findOfficeQuestion(ctx, questionId)), pictures: await picturesOf(ctx, questionId) };
  const decisions = await decisionsOn(ctx, kind, id);
  return { code: 'SUCCESS', result: { kind, question, ...(await threadAround(ctx, questionId, id)), decisions } };
};
