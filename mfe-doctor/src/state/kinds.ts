import type { Operation } from '@tvacha/shared-contract/routes';
import { call } from '@tvacha/shared-core/http';
import { createResource, type LoadOptions, type Page } from '@tvacha/shared-core/resources';
import type { Listed, Whole } from '../kinds/kind';
import type { KindRequest } from '../kinds/kind-list';
import { kindRows } from '../kinds/kind-rows';
import { type ScreenKind, screenKinds, screenOf, screens } from '../kinds/screens';
import { placed } from './library';
import { meetingResources } from './meetings';

/** What is kept of what others change meanwhile: who comes to a meeting. */
const freshFor = 60_000;

/** Each list's address offers the filters and orders that its own operation knows, which types cannot follow. */
const askRows = call as (list: Operation, input: { query: KindRequest }, options: LoadOptions) => Promise<Page<Listed>>;

/** A whole list is large, so only the last few queries are kept; records by id. */
function resourcesOf(key: ScreenKind) {
  const { list, details } = screens[key];
  const { slice = kindRows[key].name, attended } = screenOf(key);
  const aging = attended ? { age: freshFor } : {};
  return {
    rows: createResource({
      ...aging,
      name: slice,
      load: (query: KindRequest, options) => askRows(list, { query }, options),
      keep: 8,
    }),
    details: createResource({
      ...aging,
      name: `${kindRows[key].type}Details`,
      load: (query: { id: string }, options): Promise<Whole> => call(details, { query }, options),
    }),
  };
}

const made = new Map<string, ReturnType<typeof resourcesOf>>();

/** The three lists of events are queries of one resource. */
function shared(key: ScreenKind) {
  const { name } = kindRows[key];
  const resources = made.get(name) ?? resourcesOf(key);
  if (screenOf(key).attended && !made.has(name)) meetingResources.push(resources.rows, resources.details);
  if (!made.has(name)) placed.push(resources.rows);
  made.set(name, resources);
  return resources;
}

/** The rows and records of each kind that has screens. */
export const kindResources = Object.fromEntries(screenKinds.map((key) => [key, shared(key)])) as Record<
  ScreenKind,
  ReturnType<typeof resourcesOf>
>;
