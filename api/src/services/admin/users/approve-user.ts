import { compose } from '../../../notify/compose';
import type { Answer, VerbCall } from '../../verb';
import { decide } from './decide';
import { welcomeOf } from './welcome-mail';

/** Lets a pending doctor log in, and welcomes them (ADM-03). */
export async function approveUser({
  ctx,
  input,
}: VerbCall<'admin.users.approve'>): Promise<Answer<'admin.users.approve'>> {
  const applicant = await decide(ctx, input.body.id, { approval: 'verified' }, (applicant, place) =>
    compose('application.approved', place, welcomeOf(ctx, applicant)),
  );
  return { code: 'VERIFIED', result: applicant };
}
