import { type ContentKind, cardSchemas, contentKinds, type KindType, listedSummary } from '@tvacha/shared-contract';
import type { Answer, Verb } from '../verb';
import { type ContentListOptions, listContents } from './list-contents';
import { presentListed } from './listed-row';

type ListId = `${ContentKind}.list`;

const keysOf = (type: KindType) => Object.keys(cardSchemas[type].shape);

/** The verb that lists a kind of content. */
export const listKind =
  (kind: ContentKind): Verb<ListId> =>
  async ({ ctx, input }) => {
    const { type } = contentKinds[kind];
    const query: ContentListOptions<unknown>['query'] = input.query;
    const now = ctx.clock.now();
    const result = await listContents(ctx, {
      type,
      query,
      keys: keysOf(type),
      summary: listedSummary,
      present: (row) => ({ ...presentListed(row, now, listedSummary), ...cardSchemas[type].parse(row.details) }),
    });
    // The kind decides which of the results it is, which types cannot follow; its schema checks it on the way out.
    return { code: 'SUCCESS', result: result as Answer<ListId>['result'] };
  };
