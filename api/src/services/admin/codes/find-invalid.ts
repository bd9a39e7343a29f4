import type { InvalidCode } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { invalidCodes } from '../../../db/schema';
import type { Ctx } from '../../ctx';
import { one } from '../../rows';
import { actor, actorColumns, isActor, presentPerson } from '../common/person';

/** Codes that were tried in vain, with who settled them. */
export const selectInvalid = (ctx: Ctx) =>
  ctx.db
    .select({ code: invalidCodes, by: actorColumns })
    .from(invalidCodes)
    .leftJoin(actor, isActor(invalidCodes.resolvedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectInvalid>>[number];
export const presentInvalid = ({ code, by }: Row): InvalidCode => ({
  _id: code.id,
  code: code.code,
  tries: code.tries,
  firstAt: code.firstAt.toISOString(),
  lastAt: code.lastAt.toISOString(),
  note: code.note,
  resolvedAt: code.resolvedAt?.toISOString() ?? null,
  resolvedBy: presentPerson(by),
});

export const findInvalid = async (ctx: Ctx, id: string): Promise<InvalidCode> =>
  presentInvalid(one(await selectInvalid(ctx).where(eq(invalidCodes.id, id))));
