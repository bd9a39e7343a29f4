import { consents } from '../../db/schema';
import { audit } from '../audit';
import { inTransaction } from '../ctx';
import type { Verb } from '../verb';
import { findContribution } from './find-contribution';
import { lockOwn } from './lock-own';
import { detachPictures, discard } from './remove-pictures';
import { isConsentTo } from './visible';

/** Takes the patient's consent back: the contribution is hidden and its pictures removed at once (SEC-44). */
export const withdrawConsent: Verb<'contributions.withdraw'> = async ({ ctx, input }) => {
  const { loose, result } = await inTransaction(ctx, async (tx) => {
    const { id } = await lockOwn(tx, input.body.id);
    const withdrawn = await tx.db
      .update(consents)
      .set({ withdrawnAt: ctx.clock.now() })
      .where(isConsentTo(id))
      .returning({ id: consents.id });
    const loose = await detachPictures(tx, id);
    const result = await findContribution(tx, id);
    if (withdrawn.length > 0)
      await audit(tx, { action: 'consent.withdrawn', subjectType: 'contribution', subjectId: id });
    return { loose, result };
  });
  await discard(ctx, loose);
  return { code: 'UPDATE_SUCCCESS', result };
};
