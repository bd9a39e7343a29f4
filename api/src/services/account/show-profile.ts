import { ownUser } from '../auth/own-user';
import type { Answer, VerbCall } from '../verb';
import { presentProfile } from './present-profile';

/** The caller's own record, by session or while registering. */
export async function showProfile({ ctx }: VerbCall<'users.profile'>): Promise<Answer<'users.profile'>> {
  return { code: 'SUCCESS', result: await presentProfile(ctx, await ownUser(ctx)) };
}
