import type { InvalidCode } from '@tvacha/shared-contract';
import { customerCodeSchema } from '@tvacha/shared-contract';
import { and, eq, isNull } from 'drizzle-orm';
import { customerCodes, invalidCodes } from '../../../db/schema';
import { audit } from '../../audit';
import { type Ctx, inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import { mapConstraintErrors } from '../../rows';
import type { Verb } from '../../verb';
import { findInvalid } from './find-invalid';

/** Settles a code once: of two who do it at the same time, the second is refused. */
async function settle(tx: Ctx, id: string, note?: string): Promise<InvalidCode> {
  const changed = await tx.db
    .update(invalidCodes)
    .set({ resolvedAt: tx.clock.now(), resolvedBy: tx.caller.userId, ...(note === undefined ? {} : { note }) })
    .where(and(eq(invalidCodes.id, id), isNull(invalidCodes.resolvedAt)))
    .returning({ id: invalidCodes.id });
  const code = await findInvalid(tx, id);
  if (changed.length === 0) refuse('CONFLICT');
  return code;
}

/** Puts a code aside, with what was found out about it. */
export const resolveInvalid: Verb<'admin.invalid.resolve'> = async ({ ctx, input: { body } }) => {
  const result = await inTransaction(ctx, async (tx) => {
    const code = await settle(tx, body.id, body.note);
    await audit(tx, { action: 'invalidCode.resolved', subjectType: 'invalidCode', subjectId: body.id });
    return code;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};

/** Makes a code real, so that its holder can register with it. */
export const acceptInvalid: Verb<'admin.invalid.accept'> = async ({ ctx, input }) => {
  const { id } = input.body;
  const result = await inTransaction(ctx, async (tx) => {
    const settled = await settle(tx, id);
    const real = customerCodeSchema.safeParse(settled.code);
    if (!real.success) refuse('INVALID_CODE');
    await mapConstraintErrors(tx.db.insert(customerCodes).values({ code: real.data }));
    const entry = { action: 'invalidCode.accepted', subjectType: 'invalidCode', subjectId: id };
    await audit(tx, { ...entry, details: { code: real.data } });
    return settled;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};
