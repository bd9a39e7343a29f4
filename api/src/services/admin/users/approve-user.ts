import type { Answer, VerbCall } from '../../verb';
import { decide } from './decide';
import { notifyApplicant } from './notify-applicant';
import { welcomeMail } from './welcome-mail';

/** Lets a pending doctor log in, and welcomes them (ADM-03). */
export async function approveUser({
  ctx,
  input,
}: VerbCall<'admin.users.approve'>): Promise<Answer<'admin.users.approve'>> {
  const applicant = await decide(ctx, input.body.id, { approval: 'verified' });
  const { subject, text: mail } = welcomeMail(ctx, applicant);
  await notifyApplicant(ctx, applicant, {
    subject,
    sms: 'Tvacha: your membership is approved. Log in with your mobile number.',
    mail,
  });
  return { code: 'VERIFIED', result: applicant };
}
