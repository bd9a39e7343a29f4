import { and, eq, isNull } from 'drizzle-orm';
import { certificates } from '../../../db/schema';
import { audit } from '../../audit';
import { inTransaction } from '../../ctx';
import { presentCertificate } from '../../learning/certificates';
import { refuse } from '../../refuse';
import { one } from '../../rows';
import type { Verb } from '../../verb';

/** Takes a certificate back for good; its number then says so. CONFLICT where that was done already. */
export const revokeCertificate: Verb<'admin.certificates.revoke'> = async ({ ctx, input }) => {
  const { number, reason } = input.body;
  return inTransaction(ctx, async (tx) => {
    const [revoked] = await tx.db
      .update(certificates)
      .set({ revokedAt: ctx.clock.now() })
      .where(and(eq(certificates.number, number), isNull(certificates.revokedAt)))
      .returning();
    if (!revoked) {
      one(await tx.db.select().from(certificates).where(eq(certificates.number, number)));
      refuse('CONFLICT');
    }
    const details = { number, reason };
    await audit(tx, {
      action: 'certificate.revoked',
      subjectType: 'certificate',
      subjectId: revoked.number,
      details,
    });
    return { code: 'UPDATE_SUCCCESS', result: presentCertificate(revoked) };
  });
};
