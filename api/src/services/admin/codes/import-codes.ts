import { customerCodes } from '../../../db/schema';
import { audit } from '../../audit';
import { inTransaction } from '../../ctx';
import type { Verb } from '../../verb';

/** Takes in new codes; those there already, or twice in the list, are left as they are and told. */
export const importCodes: Verb<'admin.codes.import'> = async ({ ctx, input }) => {
  const { codes } = input.body;
  const result = await inTransaction(ctx, async (tx) => {
    const fresh = [...new Set(codes)];
    const rows = await tx.db
      .insert(customerCodes)
      .values(fresh.map((code) => ({ code })))
      .onConflictDoNothing()
      .returning({ code: customerCodes.code });
    const left = new Set(rows.map(({ code }) => code));
    const duplicates = codes.filter((code) => !left.delete(code));
    if (rows.length > 0) {
      const details = { added: rows.length, duplicates: duplicates.length };
      await audit(tx, { action: 'customerCode.imported', subjectType: 'customerCode', details });
    }
    return { added: rows.length, duplicates };
  });
  return { code: 'SUCCESS', result };
};
