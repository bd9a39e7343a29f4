import { and, asc, desc, isNotNull, isNull } from 'drizzle-orm';
import { invalidCodes } from '../../../db/schema';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import type { Verb } from '../../verb';
import { presentInvalid, selectInvalid } from './find-invalid';

const states = { open: isNull(invalidCodes.resolvedAt), resolved: isNotNull(invalidCodes.resolvedAt), all: undefined };
const orders = {
  newest: [desc(invalidCodes.lastAt), asc(invalidCodes.id)],
  tries: [desc(invalidCodes.tries), asc(invalidCodes.id)],
};

/** Codes that were tried in vain, the newest or the most tried first. */
export const listInvalid: Verb<'admin.invalid.list'> = async ({ ctx, input: { query } }) => {
  const where = and(states[query.state], matching(query.search, [invalidCodes.code, invalidCodes.note]));
  const result = await paged(query, {
    rows: selectInvalid(ctx)
      .where(where)
      .orderBy(...orders[query.sort]),
    total: () => ctx.db.$count(invalidCodes, where),
    present: presentInvalid,
  });
  return { code: 'SUCCESS', result };
};
