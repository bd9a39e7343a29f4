import { type ContentKind, cardSchemas, contentKinds, listedSummary } from '@tvacha/shared-contract';
import type { Answer, Verb } from '../verb';
import { type ContentListOptions, listContents } from './list-contents';
import { columnsOf, presentListed } from './listed-row';

type ListId = `${ContentKind}.list`;

/** The verb that lists a kind of content. */
export function listKind(kind: ContentKind): Verb<ListId> {
  const { type } = contentKinds[kind];
  const columns = columnsOf(Object.keys(cardSchemas[type].shape), listedSummary);
  return async ({ ctx, input }) => {
    const query: ContentListOptions<'id', unknown>['query'] = input.query;
    const now = ctx.clock.now();
    const result = await listContents(ctx, {
      type,
      query,
      columns,
      present: (row) => ({ ...presentListed(row, now, listedSummary), ...cardSchemas[type].parse(row.details) }),
    });
    // The kind decides which of the results it is, which types cannot follow; its schema checks it on the way out.
    return { code: 'SUCCESS', result: result as Answer<ListId>['result'] };
  };
}
