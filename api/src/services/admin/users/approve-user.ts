import type { Answer, VerbCall } from '../../verb';
import { decide } from './decide';
import { notifyApplicant } from './notify-applicant';

/** Lets a pending doctor log in, and welcomes them (ADM-03). */
export async function approveUser({
  ctx,
  input,
}: VerbCall<'admin.users.approve'>): Promise<Answer<'admin.users.approve'>> {
  const applicant = await decide(ctx, input.body.id, { approval: 'verified' });
  await notifyApplicant(ctx, applicant, {
    subject: 'Welcome to Tvacha',
    sms: 'Tvacha: your membership is approved. Log in with your mobile number.',
    mail: `Dear ${applicant.name_titel} ${applicant.fullName},\n\nyour membership is approved. Log in with your mobile number at ${ctx.config.publicUrl}/login/doctor.\n\nTvacha`,
  });
  return { code: 'VERIFIED', result: applicant };
}
