import type { Answer, VerbCall } from '../verb';
import { findContribution } from './find-contribution';

/** One case or image (DOC-06). */
export async function showContribution({
  ctx,
  input,
}: VerbCall<'contributions.details'>): Promise<Answer<'contributions.details'>> {
  return { code: 'SUCCESS', result: await findContribution(ctx, input.query.id) };
}
