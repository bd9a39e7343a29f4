import type { LearningYear, YearCertificate } from '@tvacha/shared-contract';
import { certificatePath } from '@tvacha/shared-contract/certificate-path';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { certificates, type YearFigures } from '../../db/schema';
import { takeAdvisoryLock } from '../advisory-lock';
import { ownUser } from '../auth/own-user';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { refuse } from '../refuse';
import { one } from '../rows';
import type { Verb } from '../verb';
import { certificateNumber, nameOnPaper, presentYearCertificate } from './certificates';
import { learnedIn, thisYear, yearsOf } from './year-of';

/** The caller's records of a year, the one made last first. */
const recordsOf = (ctx: Ctx, year: number) =>
  ctx.db
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, callerId(ctx)), eq(certificates.year, year)))
    .orderBy(desc(certificates.earnedAt), certificates.number);

/** What the caller learned in a year (UX-04). */
export const showYear: Verb<'learning.year'> = async ({ ctx, input }) => {
  const year = input.query.year ?? thisYear(ctx);
  const [record] = await recordsOf(ctx, year);
  return {
    code: 'SUCCESS',
    result: {
      year,
      years: await yearsOf(ctx),
      ...(await learnedIn(ctx, year)),
      record: record ? presentYearCertificate(record) : null,
    },
  };
};

type Learned = Pick<LearningYear, 'time' | 'quizzes' | 'courses' | 'meetings'>;

/** What a record says of a year: whole minutes by type, so that those on paper add up to its hours. */
function figuresOf({ time, quizzes, courses, meetings }: Learned): YearFigures {
  const seconds = new Map<YearFigures['time'][number]['type'], number>();
  for (const row of time) seconds.set(row.type, (seconds.get(row.type) ?? 0) + row.seconds);
  const minutes = [...seconds]
    .map(([type, spent]) => ({ type, minutes: Math.floor(spent / 60) }))
    .filter((row) => row.minutes > 0)
    .sort((one, other) => other.minutes - one.minutes || one.type.localeCompare(other.type));
  return { time: minutes, quizzes: quizzes.length, courses: courses.length, meetings: meetings.length };
}

const isNothing = ({ time, quizzes, courses, meetings }: YearFigures) =>
  time.length + quizzes + courses + meetings === 0;
const isSame = (one: YearFigures | null, other: YearFigures) =>
  one !== null &&
  (['quizzes', 'courses', 'meetings'] as const).every((name) => one[name] === other[name]) &&
  one.time.length === other.time.length &&
  one.time.every(({ type, minutes }, at) => type === other.time[at]?.type && minutes === other.time[at]?.minutes);

/**
 * Makes the record of a year, with a number that anyone may check. What it says stays so: later in the year another is
 * made, with another number, and the same one is given where nothing was learned since.
 */
export const makeRecord: Verb<'learning.record'> = async ({ ctx, input }) => {
  const { year } = input.body;
  const record = await inTransaction(ctx, async (tx): Promise<YearCertificate> => {
    const user = await ownUser(tx);
    await takeAdvisoryLock(tx, 'learning-record', `${user.id} ${year}`);
    const before = await recordsOf(tx, year);
    if (before.some(({ revokedAt }) => revokedAt !== null)) refuse('CONFLICT');
    const figures = figuresOf(await learnedIn(tx, year));
    if (isNothing(figures)) refuse('NOT_FOUND');
    const name = nameOnPaper(user);
    const same = before[0] && before[0].name === name && isSame(before[0].figures, figures) ? before[0] : undefined;
    if (same) return presentYearCertificate(same);
    const earnedAt = tx.clock.now();
    const minutes = figures.time.reduce((total, row) => total + row.minutes, 0);
    const number = certificateNumber(crypto.randomUUID(), earnedAt);
    const made = await tx.db
      .insert(certificates)
      .values({ number, userId: user.id, name, year, figures, minutes, earnedAt })
      .returning();
    return presentYearCertificate(one(made));
  });
  return { code: 'SUCCESS', result: record };
};

/** The same on paper, with the address at which it is checked. One that was taken back is not drawn. */
export const drawRecord: Verb<'learning.record.file'> = async ({ ctx, input }) => {
  const isOwn = and(
    eq(certificates.number, input.query.number),
    eq(certificates.userId, callerId(ctx)),
    isNotNull(certificates.year),
  );
  const record = presentYearCertificate(one(await ctx.db.select().from(certificates).where(isOwn)));
  if (record.revokedOn) refuse('NOT_FOUND');
  const address = `${ctx.config.publicUrl}${certificatePath(record.number)}`;
  const { drawYear } = await import('../../pdf/draw-year');
  return { code: 'SUCCESS', result: await drawYear(record, { address, files: await ctx.faces() }) };
};
