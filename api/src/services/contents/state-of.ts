import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { contents, quizAttempts } from '../../db/schema';
import { type Ctx, callerId } from '../ctx';
import { indianDay } from '../indian-day';

export const closesOn = sql`${contents.details} ->> 'closesOn'`;

/** Votes are taken until the end of a poll's last day, by the clock of India. */
const ofPoll = ({ clock }: Ctx) =>
  sql`case when ${closesOn} >= ${indianDay(clock.now())} then 'open' else 'closed' end`;

/** Whether the caller handed a quiz in. */
const ofQuiz = (ctx: Ctx) => {
  const taken = ctx.db
    .select({ one: sql`1` })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.contentId, contents.id), eq(quizAttempts.userId, callerId(ctx))));
  return sql`case when ${exists(taken)} then 'taken' else 'new' end`;
};

const states: Partial<Record<ContentType, (ctx: Ctx) => SQL>> = { poll: ofPoll, quiz: ofQuiz };

/** How a record stands, in a word of the table of kinds; null of types that have no states. */
export const stateOf = (ctx: Ctx, type: ContentType): SQL => states[type]?.(ctx) ?? sql`null`;
