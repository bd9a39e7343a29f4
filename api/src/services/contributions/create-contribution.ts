import { mostPictures } from '@tvacha/shared-contract';
import { consentIn } from '@tvacha/shared-contract/consents';
import { type Language, languages } from '@tvacha/shared-contract/languages';
import type { ContributionKind } from '@tvacha/shared-contract/vocabulary';
import { contributions } from '../../db/schema';
import type { IncomingFile } from '../../uploads/incoming-file';
import { recordConsent } from '../account/consents';
import { type Ctx, callerId, inTransaction } from '../ctx';
import { limit } from '../limit';
import { checkSpeciality } from '../reading/specialities';
import { refuse } from '../refuse';
import { acceptFiles } from '../uploads/accept-file';
import type { Verb, VerbInput } from '../verb';
import { findContribution } from './find-contribution';
import { attachPictures } from './pictures';
import { mayOn } from './select-contributions';

export type GivenContribution = VerbInput<'contributions.create'>['body'];

type Written = Pick<
  GivenContribution,
  'title' | 'summary' | 'diagnosis' | 'speciality' | 'bodySite' | 'skinTone' | 'ownsRights'
> & { details: Record<string, unknown> };

/** What an author writes, by column. */
export const columnsOf = ({
  title,
  summary,
  diagnosis,
  speciality,
  bodySite,
  skinTone,
  details,
  ownsRights,
}: Written) => ({
  title,
  summary,
  diagnosis,
  specialityId: speciality,
  bodySite,
  skinTone,
  details,
  ownsRights,
});

/** Ends with VALIDATION_FAILED at one field. */
export const refuseField = (path: string, message: string): never =>
  refuse('VALIDATION_FAILED', { result: { issues: [{ path, message }] } });

/**
 * In which language the consent was shown, which is the one that is asked for now, word for word (SEC-44).
 * @throws CONSENT_NOT_AVAILABLE where it is in other words
 */
export function languageOf(consent: NonNullable<GivenContribution['consent']>): Language {
  const shown = languages.find(({ code }) => {
    const asked = consentIn('patient-image', code);
    return consent.version === asked.version && consent.text === asked.text;
  });
  return shown?.code ?? refuse('CONSENT_NOT_AVAILABLE');
}

/**
 * What holds for every contribution, new or changed.
 * @throws NO_COPYRIGHT without the rights; CONSENT_NOT_AVAILABLE where a consent is given in other words than were
 *   asked for; VALIDATION_FAILED for an unknown speciality or words to pictures that are not there
 */
export async function checkGiven(ctx: Ctx, given: GivenContribution, pictures: readonly IncomingFile[]): Promise<void> {
  if (!given.ownsRights) refuse('NO_COPYRIGHT');
  if (given.consent) languageOf(given.consent);
  if (given.captions.length > pictures.length) refuseField('body.captions', 'There are more captions than pictures');
  await checkSpeciality(ctx, given.speciality);
}

/** An image contribution shows at least one picture. */
export function checkPictures(kind: ContributionKind, count: number, most: number): void {
  if (kind === 'image' && count === 0) refuseField('files.contributionImage', 'Send at least one picture');
  if (count > most) refuseField('files.contributionImage', `At most ${most} pictures`);
}

export const addedCodes = { case: 'CASE_CONTRIBUTION_ADDED', image: 'IMAGE_CONTRIBUTION_ADDED' } as const;

export const limitContributions = (ctx: Ctx, of: string) =>
  limit(ctx, { name: 'contribution', of, most: ctx.config.limits.contributionsPerHour, window: 3_600_000 });

/** Takes in a case or an image with the patient's consent; it waits for the team (DOC-06). */
export const createContribution: Verb<'contributions.create'> = async ({ ctx, input }) => {
  const { body } = input;
  const pictures = input.files.contributionImage;
  const userId = callerId(ctx);
  if (!mayOn(ctx, body.type, 'create')) refuse('FORBIDDEN');
  await checkGiven(ctx, body, pictures);
  const locale = languageOf(body.consent ?? refuse('CONSENT_NOT_AVAILABLE'));
  checkPictures(body.type, pictures.length, mostPictures);
  await limitContributions(ctx, userId);
  const stored = await acceptFiles(ctx, { files: pictures, ownerId: userId });
  const result = await inTransaction(ctx, async (tx) => {
    const { type, captions } = body;
    const now = ctx.clock.now();
    const [row] = await tx.db
      .insert(contributions)
      .values({ ...columnsOf(body), userId, kind: type, status: 'pending', createdAt: now, updatedAt: now })
      .returning({ id: contributions.id });
    const { id } = row ?? refuse('SERVER_ERROR');
    await attachPictures(tx, { contributionId: id, ownerId: userId, stored, captions, from: 0 });
    await recordConsent(tx, { userId, kind: 'patient-image', subjectId: id, locale });
    return findContribution(tx, id);
  });
  return { code: addedCodes[body.type], result };
};
