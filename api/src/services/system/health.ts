import type { Answer, VerbCall } from '../verb';

/** Whether all of the server is ready; before that, the server under the app answers UNAVAILABLE. */
export async function health({ ctx }: VerbCall<'system.health'>): Promise<Answer<'system.health'>> {
  return { code: 'SUCCESS', result: { status: 'ready', version: ctx.config.version } };
}
