import { consentTexts } from '@tvacha/shared-contract/consents';
import type { ContributionKind } from '@tvacha/shared-contract/vocabulary';
import type { IncomingFile } from '../../uploads/incoming-file';
import type { Ctx } from '../ctx';
import { checkSpeciality } from '../reading/known-speciality';
import { refuse } from '../refuse';
import type { VerbInput } from '../verb';

export type GivenContribution = VerbInput<'contributions.create'>['body'];

/** Ends with VALIDATION_FAILED at one field. */
export const refuseField = (path: string, message: string): never =>
  refuse('VALIDATION_FAILED', { result: { issues: [{ path, message }] } });

/** Whether the consent is the one that is asked for now, word for word (SEC-44). */
function isAsked(consent: NonNullable<GivenContribution['consent']>): boolean {
  const asked = consentTexts['patient-image'];
  return consent.version === asked.version && consent.text === asked.text;
}

/**
 * What holds for every contribution, new or changed.
 * @throws NO_COPYRIGHT without the rights; CONSENT_NOT_AVAILABLE where a consent is given in other words than were
 *   asked for; VALIDATION_FAILED for an unknown speciality or words to pictures that are not there
 */
export async function checkGiven(ctx: Ctx, given: GivenContribution, pictures: readonly IncomingFile[]): Promise<void> {
  if (!given.ownsRights) refuse('NO_COPYRIGHT');
  if (given.consent && !isAsked(given.consent)) refuse('CONSENT_NOT_AVAILABLE');
  if (given.captions.length > pictures.length) refuseField('body.captions', 'There are more captions than pictures');
  await checkSpeciality(ctx, given.speciality);
}

/** An image contribution shows at least one picture. */
export function checkPictures(kind: ContributionKind, count: number, most: number): void {
  if (kind === 'image' && count === 0) refuseField('files.contributionImage', 'Send at least one picture');
  if (count > most) refuseField('files.contributionImage', `At most ${most} pictures`);
}
