import { compose } from '../../../notify/compose';
import type { Answer, VerbCall } from '../../verb';
import { decide } from './decide';
import { notifyApplicant } from './notify-applicant';

/** Turns a pending doctor down with a reason that they can read (ADM-03). */
export async function rejectUser({
  ctx,
  input,
}: VerbCall<'admin.users.reject'>): Promise<Answer<'admin.users.reject'>> {
  const { id, reason } = input.body;
  const applicant = await decide(ctx, id, { approval: 'rejected', rejectionReason: reason });
  const name = `${applicant.name_titel} ${applicant.fullName}`.trim();
  await notifyApplicant(ctx, applicant, (place) => compose('application.rejected', place, { name, reason }));
  return { code: 'REJECTED', result: applicant };
}
