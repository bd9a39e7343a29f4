import type { Answer, VerbCall } from '../verb';
import { findHits } from './find-hits';

const most = 8;

/** Titles for what is being typed. */
export async function suggest({ ctx, input }: VerbCall<'search.suggest'>): Promise<Answer<'search.suggest'>> {
  const { hits } = await findHits(ctx, { search: input.query.search, limit: most, offset: 0 });
  return { code: 'SUCCESS', result: hits.map(({ kind, id, slug, title }) => ({ kind, _id: id, slug, title })) };
}
