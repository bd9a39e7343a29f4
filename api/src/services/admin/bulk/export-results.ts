import { byteOrderMark, csvRow } from '@tvacha/shared-contract/csv';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { bulkJobs, bulkRows, users } from '../../../db/schema';
import { audit } from '../../audit';
import { inTransaction } from '../../ctx';
import { indianDay } from '../../indian-day';
import { one } from '../../rows';
import type { Verb } from '../../verb';

const head = ['Customer id', 'Result', 'Reason', 'Time'];

/**
 * What became of each account of a run as CSV, in the order in which they are taken: five thousand rows at most, as no
 * run has more. It has nobody's name, and an account that is gone has no id; who took it away is on record (SEC-26).
 */
export const exportBulk: Verb<'admin.bulk.export'> = async ({ ctx, input: { body } }) => {
  const { id } = body;
  const result = await inTransaction(ctx, async (tx) => {
    const { action } = one(await tx.db.select({ action: bulkJobs.action }).from(bulkJobs).where(eq(bulkJobs.id, id)));
    const rows = await tx.db
      .select({ customerId: users.customerId, state: bulkRows.state, why: bulkRows.why, at: bulkRows.at })
      .from(bulkRows)
      .leftJoin(users, and(eq(users.id, bulkRows.userId), isNull(users.erasedAt)))
      .where(eq(bulkRows.jobId, id))
      .orderBy(asc(bulkRows.userId));
    const details = { action, rows: rows.length };
    await audit(tx, { action: 'bulk.exported', subjectType: 'bulk', subjectId: id, details });
    const fileName = `${action}-${indianDay(ctx.clock.now())}.csv`;
    const lines = rows.map(({ customerId, state, why, at }) => csvRow([customerId, state, why, at?.toISOString()]));
    return { fileName, rows: rows.length, csv: [byteOrderMark, csvRow(head), ...lines].join('') };
  });
  return { code: 'SUCCESS', result };
};
