import type { ContentFacets } from '@tvacha/shared-contract';
import { countContentFacets } from '@tvacha/shared-contract/routes/reading';
import { type CallInput, call } from '@tvacha/shared-core/http';
import { useLastValue } from '@tvacha/shared-core/list';
import { createResource, useResource } from '@tvacha/shared-core/resources';

export type FacetsQuery = CallInput<'contents.facets'>['query'];

/**
 * Who made what is listed, and all else by which a list is narrowed, with counts; under the document's name (MFE-13).
 * Others publish meanwhile, and meetings end.
 */
export const editors = createResource({
  name: 'editors',
  load: (query: FacetsQuery, options) => call(countContentFacets, { query }, options),
  age: 60_000,
});

export interface FacetsView {
  /** Those from before while others are on their way, so that nothing jumps; null while there are none. */
  facets: ContentFacets | null;
  isFailed: boolean;
  reload: () => void;
}

/** The counts of a list as it is narrowed now. */
export function useFacets(query: FacetsQuery): FacetsView {
  const { value, status, reload } = useResource(editors, query);
  const facets = useLastValue(value, `${query.type} ${query.kind}`);
  return { facets, isFailed: status === 'failed' && !value, reload };
}
