import type { Verb } from '../verb';
import { findContribution } from './find-contribution';

/** One case or image (DOC-06). */
export const showContribution: Verb<'contributions.details'> = async ({ ctx, input }) => {
  return { code: 'SUCCESS', result: await findContribution(ctx, input.query.id) };
};
