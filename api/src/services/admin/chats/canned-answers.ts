import type { CannedAnswer } from '@tvacha/shared-contract';
import { mostCannedAnswers } from '@tvacha/shared-contract/form-rules';
import { asc, eq, sql } from 'drizzle-orm';
import { cannedAnswers } from '../../../db/schema';
import { audit } from '../../audit';
import { changesOf } from '../../audit-changes';
import { inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import { mapConstraintErrors, one } from '../../rows';
import type { Verb } from '../../verb';
import { nextStamp, refuseStale } from '../../versions';

const present = ({ id, name, text, updatedAt }: typeof cannedAnswers.$inferSelect): CannedAnswer => ({
  _id: id,
  name,
  text,
  updatedAt: updatedAt.toISOString(),
});
const subjectType = 'cannedAnswer';

/** All answers that are given often, by name. */
export const listCanned: Verb<'admin.canned.list'> = async ({ ctx }) => {
  const rows = await ctx.db
    .select()
    .from(cannedAnswers)
    .orderBy(asc(sql`lower(${cannedAnswers.name})`));
  return { code: 'SUCCESS', result: rows.map(present) };
};

/** Adds one; CONFLICT where its name is taken, or there are as many as may be. */
export const createCanned: Verb<'admin.canned.create'> = async ({ ctx, input: { body } }) => {
  const result = await inTransaction(ctx, async (tx) => {
    if ((await tx.db.$count(cannedAnswers)) >= mostCannedAnswers) refuse('CONFLICT');
    const now = tx.clock.now();
    const values = { ...body, createdAt: now, updatedAt: now };
    const row = one(await mapConstraintErrors(tx.db.insert(cannedAnswers).values(values).returning()));
    await audit(tx, {
      action: 'cannedAnswer.created',
      subjectType,
      subjectId: row.id,
      details: { name: body.name },
    });
    return present(row);
  });
  return { code: 'SUCCESS', result };
};

/** Changes one as its editor read it; CONFLICT where it was changed since, or its new name is taken. */
export const updateCanned: Verb<'admin.canned.update'> = async ({ ctx, input: { body } }) => {
  const { id, updatedAt, name, text } = body;
  const result = await inTransaction(ctx, async (tx) => {
    const before = one(await tx.db.select().from(cannedAnswers).where(eq(cannedAnswers.id, id)).for('update'));
    refuseStale(before, updatedAt);
    const change = tx.db
      .update(cannedAnswers)
      .set({ name, text, updatedAt: nextStamp(tx, before) })
      .where(eq(cannedAnswers.id, id))
      .returning();
    const row = one(await mapConstraintErrors(change));
    const details = changesOf(before, { name, text });
    await audit(tx, { action: 'cannedAnswer.updated', subjectType, subjectId: id, details });
    return present(row);
  });
  return { code: 'UPDATE_SUCCCESS', result };
};

export const deleteCanned: Verb<'admin.canned.delete'> = async ({ ctx, input }) => {
  const { id } = input.query;
  await inTransaction(ctx, async (tx) => {
    const { name } = one(await tx.db.delete(cannedAnswers).where(eq(cannedAnswers.id, id)).returning());
    await audit(tx, { action: 'cannedAnswer.deleted', subjectType, subjectId: id, details: { name } });
  });
  return { code: 'DELETED', result: null };
};
