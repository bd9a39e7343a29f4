import type { Suggestion } from '@tvacha/shared-contract';
import { suggestSearches } from '@tvacha/shared-contract/routes/finder';
import { call } from '@tvacha/shared-core/http';
import { createResource, useDebounced, useResource } from '@tvacha/shared-core/resources';
import { useLayoutEffect, useState } from 'react';
import { addSlices } from '../../pages/parts/add-slices';

const suggestions = createResource({
  name: 'searchSuggestions',
  load: (query: { search: string }, options) => call(suggestSearches, { query }, options),
});
const add = (): void => addSlices({ key: 'search', resources: [suggestions] });

const pause = 150;
/** The server takes no shorter ones (UX-04). */
const least = 2;

/** Titles for what is typed, once the typing rests; the former ones while the next are on their way. */
export function useSuggestions(typed: string) {
  // Before useResource asks in an effect of its own.
  useLayoutEffect(add, []);
  const wanted = typed.trim().slice(0, 100);
  const search = useDebounced(wanted.length < least ? '' : wanted, pause);
  const [last, setLast] = useState<readonly Suggestion[]>([]);
  const { value, status } = useResource(suggestions, search ? { search } : null);
  if (value && value !== last) setLast(value);
  return { found: wanted.length < least ? [] : last, hasFailed: status === 'failed' };
}
