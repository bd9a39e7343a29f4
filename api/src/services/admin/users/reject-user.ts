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
  await notifyApplicant(ctx, applicant, {
    subject: 'Your Tvacha application',
    sms: 'Tvacha: we could not approve your application. The reason is in your mail.',
    mail: `Dear ${applicant.name_titel} ${applicant.fullName},\n\nwe could not approve your application:\n\n${reason}\n\nAnswer this mail once that is put right, or write to us through the contact page.\n\nTvacha`,
  });
  return { code: 'REJECTED', result: applicant };
}
