import { mostPictures } from '@tvacha/shared-contract';
import { contributions } from '../../db/schema';
import { recordConsent } from '../account/record-consent';
import { callerId } from '../caller-id';
import { type Ctx, inTransaction } from '../ctx';
import { limit } from '../limit';
import { refuse } from '../refuse';
import { acceptFiles } from '../uploads/accept-file';
import type { Verb } from '../verb';
import { attachPictures } from './attach-pictures';
import { checkGiven, checkPictures } from './check-given';
import { findContribution } from './find-contribution';
import { mayOn } from './sections';

const codes = { case: 'CASE_CONTRIBUTION_ADDED', image: 'IMAGE_CONTRIBUTION_ADDED' } as const;

const limitContributions = (ctx: Ctx, of: string) =>
  limit(ctx, { name: 'contribution', of, most: ctx.config.limits.contributionsPerHour, window: 3_600_000 });

/** Takes in a case or an image with the patient's consent; it waits for the team (DOC-06). */
export const createContribution: Verb<'contributions.create'> = async ({ ctx, input }) => {
  const { body } = input;
  const pictures = input.files.contributionImage;
  const userId = callerId(ctx);
  if (!mayOn(ctx, body.type, 'create')) refuse('FORBIDDEN');
  await checkGiven(ctx, body, pictures);
  if (!body.consent) refuse('CONSENT_NOT_AVAILABLE');
  checkPictures(body.type, pictures.length, mostPictures);
  await limitContributions(ctx, userId);
  const stored = await acceptFiles(ctx, { files: pictures, ownerId: userId });
  const result = await inTransaction(ctx, async (tx) => {
    const { type, title, summary, diagnosis, speciality, details, ownsRights, captions } = body;
    const now = ctx.clock.now();
    const given = { title, summary, diagnosis, details, ownsRights, specialityId: speciality };
    const [row] = await tx.db
      .insert(contributions)
      .values({ ...given, userId, kind: type, status: 'pending', createdAt: now, updatedAt: now })
      .returning({ id: contributions.id });
    const { id } = row ?? refuse('SERVER_ERROR');
    await attachPictures(tx, { contributionId: id, ownerId: userId, stored, captions, from: 0 });
    await recordConsent(tx, { userId, kind: 'patient-image', subjectId: id });
    return findContribution(tx, id);
  });
  return { code: codes[body.type], result };
};
