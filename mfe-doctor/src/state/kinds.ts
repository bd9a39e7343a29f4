import { kinds } from '@tvacha/shared-contract/kinds';
import { call } from '@tvacha/shared-core/http';
import { createResource, type Page } from '@tvacha/shared-core/resources';
import type { Listed, Whole } from '../kinds/kind';
import type { KindRequest } from '../kinds/kind-list';
import { type ScreenKind, screenKinds, screens } from '../kinds/screens';

/** A whole list is large, so only the last few queries are kept; records by id. */
function resourcesOf(key: ScreenKind) {
  const { list, details } = screens[key];
  return {
    rows: createResource({
      name: kinds[key].name,
      load: (query: KindRequest, options): Promise<Page<Listed>> => call(list, { query }, options),
      keep: 8,
    }),
    details: createResource({
      name: `${kinds[key].type}Details`,
      load: (query: { id: string }, options): Promise<Whole> => call(details, { query }, options),
    }),
  };
}

/** The rows and records of each kind that has screens. */
export const kindResources = Object.fromEntries(screenKinds.map((key) => [key, resourcesOf(key)])) as Record<
  ScreenKind,
  ReturnType<typeof resourcesOf>
>;
