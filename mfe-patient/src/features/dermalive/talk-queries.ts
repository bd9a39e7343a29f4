import { defineList, page } from '@tvacha/shared-core/list';
import { paths } from '@tvacha/shared-core/paths';

/** What the talks to come are asked for with. */
export const comingQuery = { when: 'upcoming', dataPerPage: 12 } as const;

/** Talks that are over, a page at a time. */
export const pastTalks = defineList({
  path: () => paths.dermalive(),
  fields: { page: page() },
  rowsPerPage: 6,
  toRequest: (request) => ({ ...request, when: 'past' as const }),
});
