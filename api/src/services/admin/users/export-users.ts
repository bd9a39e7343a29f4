import { users } from '../../../db/schema';
import { audit } from '../../audit';
import { type Ctx, inTransaction } from '../../ctx';
import type { Verb } from '../../verb';
import { columnsOf } from './account-table';
import { exportLink, exportName } from './export-link';
import { type ExportWanted, readAccounts } from './read-accounts';
import { wanted } from './which-users';

/**
 * A link to the list as CSV, as it is narrowed and sorted; who takes it away, and which columns, is on record (SEC-26).
 * Names and contacts are in it only where their columns are asked for.
 */
export const exportUsers: Verb<'admin.users.export'> = async ({ ctx, input: { body } }) => {
  const result = await inTransaction(ctx, async (tx) => {
    const total = await tx.db.$count(users, wanted(body));
    const { sort: _sort, search: _search, ...narrowed } = body;
    const details = { total, ...narrowed, columns: columnsOf(body.columns) };
    await audit(tx, { action: 'user.exported', subjectType: 'user', details });
    return { url: await exportLink(tx, body), fileName: exportName(tx), total };
  });
  return { code: 'SUCCESS', result };
};

/**
 * The file of such a link, made while it is read. Whoever stops reading ends it. How many accounts were handed out, and
 * whether that was all, is on record as well.
 */
export function streamAccounts(ctx: Ctx, body: ExportWanted): ReadableStream<Uint8Array<ArrayBuffer>> {
  const parts = readAccounts(ctx, body);
  const encoder = new TextEncoder();
  let rows = 0;
  let isOver = false;
  async function end(whole: boolean): Promise<void> {
    if (isOver) return;
    isOver = true;
    const details = { rows, whole };
    await inTransaction(ctx, (tx) => audit(tx, { action: 'user.exportEnded', subjectType: 'user', details }));
  }
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await parts.next();
        if (isOver) return;
        if (done) {
          await end(true);
          controller.close();
          return;
        }
        rows += value.rows;
        controller.enqueue(encoder.encode(value.text));
      } catch (error) {
        await end(false);
        throw error;
      }
    },
    async cancel() {
      await Promise.all([end(false), parts.return()]);
    },
  });
}
