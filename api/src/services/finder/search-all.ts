import { bump } from '../telemetry/bump';
import type { Verb } from '../verb';
import { findHits } from './find-hits';
import { excerptOf, segmentsOf } from './highlight';
import { searchTerms } from './search-terms';

/** Searches all that the caller may read (UX-04). */
export const searchAll: Verb<'search.list'> = async ({ ctx, input }) => {
  const { search, kind, page, dataPerPage } = input.query;
  const wanted = { search, limit: dataPerPage, offset: (page - 1) * dataPerPage, ...(kind ? { kind } : {}) };
  const { hits, counts } = await findHits(ctx, wanted);
  const words = searchTerms(search);
  const items = hits.map(({ id, body, ...hit }) => ({
    ...hit,
    _id: id,
    titleSegments: segmentsOf(hit.title, words),
    excerpt: excerptOf(body, words),
  }));
  const counted = kind === undefined ? counts : counts.filter((one) => one.kind === kind);
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  if (page === 1) bump(ctx, 'searches', ctx.caller.role);
  return { code: 'SUCCESS', result: { items, total, page, dataPerPage, counts } };
};
