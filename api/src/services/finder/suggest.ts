import type { Verb } from '../verb';
import { findHits } from './find-hits';

const most = 8;

/** Titles for what is being typed. */
export const suggest: Verb<'search.suggest'> = async ({ ctx, input }) => {
  const { hits } = await findHits(ctx, { search: input.query.search, limit: most, offset: 0 });
  return { code: 'SUCCESS', result: hits.map(({ kind, id, slug, title }) => ({ kind, _id: id, slug, title })) };
};
