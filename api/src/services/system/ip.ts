import type { Answer, VerbCall } from '../verb';

/** The address that the caller is seen with. */
export async function ip({ ctx }: VerbCall<'system.ip'>): Promise<Answer<'system.ip'>> {
  return { code: 'SUCCESS', result: { ip: ctx.caller.ip } };
}
