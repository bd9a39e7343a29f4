import { ownUser } from '../auth/own-user';
import type { Verb } from '../verb';
import { presentProfile } from './present-profile';

/** The caller's own record, by session or while registering. */
export const showProfile: Verb<'users.profile'> = async ({ ctx }) => {
  return { code: 'SUCCESS', result: await presentProfile(ctx, await ownUser(ctx)) };
};
