import type { Verb } from '../verb';

/** The address that the caller is seen with. */
export const ip: Verb<'system.ip'> = async ({ ctx }) => {
  return { code: 'SUCCESS', result: { ip: ctx.caller.ip } };
};
