import type { ServerEvents } from '@tvacha/shared-contract/realtime';
import { CallError } from '@tvacha/shared-core/http';
import type { UnknownAction } from 'redux';
import { call, put, select, takeEvery } from 'redux-saga/effects';
import { createAction, nextId } from '../store/action';
import { type Entry, type EntryChange, idle, keyOf, queryOf } from './entry';
import type { Said, StorePart } from './slices-of';
import { createViewers } from './viewers';

export type ResourceState<Value> = Readonly<Record<string, Entry<Value>>>;

export interface LoadOptions {
  /** Aborted when nobody looks at the answer any more. */
  signal: AbortSignal;
  /** The moment of what is known, where it is asked for anew by itself; nothing where somebody asks. */
  asOf: string | undefined;
}

export interface ResourceOptions<Name extends string, Query, Value> {
  /** The name of its slice in the store. */
  name: Name;
  /** Hand the options to `call`, and what nobody waits for any more is aborted. */
  load: (query: Query, options: LoadOptions) => Promise<Value>;
  /** The slice that holds this one as a field of its own name, where it is no slice by itself. */
  within?: string;
  /** How many queries are remembered, and besides them those on screen. */
  keep?: number;
  /**
   * For how long an answer is fresh, in milliseconds. An older one is shown at once and asked for again: where it
   * comes on screen, on return to the tab, and when the connection is back. For ever where left out.
   */
  age?: number;
  /** What the server says over the socket that puts it out of date. */
  refreshOn?: readonly (keyof ServerEvents)[];
  /**
   * Of which moment a value is. What is asked for anew is to be as of the same one, so that what is read does not
   * move; nothing where nothing is shown that could.
   */
  momentOf?: (value: Value) => string | undefined;
  /** Which queries an event puts out of date; all of them where left out. */
  concerns?: (event: Said, query: Query, value: Value | null) => boolean;
}

export interface Resource<Name extends string, Query extends object | undefined, Value> extends StorePart {
  name: Name;
  reducer(state: ResourceState<Value> | undefined, action: UnknownAction): ResourceState<Value>;
  /** Whether what it holds ages. */
  ages: boolean;
  /** Asks for a query's value; one that is fresh or under way is not asked for again unless forced. */
  ask(query: Query, options?: { force?: boolean }): UnknownAction;
  /**
   * Says that what is known is out of date: whatever is on screen is loaded again.
   * @param events what was said over the socket; then only what they concern.
   */
  invalidate(events?: readonly Said[]): UnknownAction;
  /** Says the same of what is older than its age. */
  refresh(): UnknownAction;
  /** Changes what is known of each query. */
  change(to: EntryChange<Value>): UnknownAction;
  entryAt(state: object, key: string): Entry<Value>;
  select(state: object, query: Query): Entry<Value>;
  /** Says that somebody looks at a query's value. @returns what says that they left; after the last one its request is aborted */
  watch(query: Query): () => void;
}

/**
 * Server data by query, as a slice and the saga that loads it. Each query has an entry of its own with one word of
 * status; a later request for the same query wins and the answer of an earlier one is dropped.
 */
export function createResource<Name extends string, Query extends object | undefined, Value>(
  options: ResourceOptions<Name, Query, Value>,
): Resource<Name, Query, Value> {
  const {
    name,
    load,
    within,
    keep = 20,
    age = Number.POSITIVE_INFINITY,
    refreshOn = [],
    momentOf,
    concerns = () => true,
  } = options;
  type State = ResourceState<Value>;
  const underWay = new Map<string, AbortController>();
  const viewers = createViewers((key) => underWay.get(key)?.abort());
  // Two slices may each have a field of one name.
  const type = (within ?? '') + name;
  const asked = createAction(`${type}/asked`, (key: string, force: boolean) => ({
    key,
    force,
    request: nextId(),
    now: Date.now(),
    watched: viewers.keys(),
  }));
  const ended = createAction(`${type}/ended`, (key: string, request: string, end: Partial<Entry<Value>>) => ({
    key,
    request,
    end: { ...end, at: Date.now(), request: null },
  }));
  const changed = createAction(`${type}/changed`, (change: EntryChange<Value>) => change);

  const isStale = ({ at }: Entry<Value>, now: number) => now - at >= age;
  const change = (state: State, key: string, changes: Partial<Entry<Value>>, watched: readonly string[]): State => {
    const { [key]: before = idle, ...others } = state;
    const surplus = Math.max(0, Object.keys(others).length + 1 - keep);
    // Keys stand in the order in which they were last asked for, so the first ones go; what is on screen stays.
    const gone = Object.keys(others)
      .filter((one) => !watched.includes(one))
      .slice(0, surplus);
    const kept = Object.entries(others).filter(([one]) => !gone.includes(one));
    return Object.fromEntries([...kept, [key, { ...before, ...changes }] as const]);
  };

  const reducer = (state: State = {}, action: UnknownAction): State => {
    if (asked.match(action)) {
      const { key, force, request, now, watched } = action.payload;
      const entry = state[key] ?? idle;
      const isFresh = entry.status === 'loading' || (entry.status !== 'idle' && !isStale(entry, now));
      return !force && isFresh
        ? state
        : change(state, key, { status: 'loading', code: null, retryAt: null, request }, watched);
    }
    if (ended.match(action)) {
      const { key, request, end } = action.payload;
      const entry = state[key];
      if (entry?.request !== request) return state;
      const { [key]: _before, ...others } = state;
      const received = end.value !== undefined && entry.received?.(end.value as Value);
      return { ...others, [key]: { ...entry, ...end, ...received } };
    }
    if (changed.match(action)) {
      return Object.fromEntries(Object.entries(state).map(([key, entry]) => [key, action.payload(entry, key)]));
    }
    return state;
  };

  type Holder = { [K in Name]?: State };
  const entryAt = (state: object, key: string): Entry<Value> => {
    const holder: Holder | undefined = within === undefined ? state : Reflect.get(state, within);
    return holder?.[name]?.[key] ?? idle;
  };

  function* answer({ payload: { key, force, request } }: ReturnType<typeof asked>) {
    const entry: Entry<Value> = yield select(entryAt, key);
    if (entry.request !== request) return;
    const controller = new AbortController();
    underWay.get(key)?.abort();
    underWay.set(key, controller);
    try {
      const asOf = force || entry.value === null ? undefined : momentOf?.(entry.value);
      const value: Value = yield call(load, queryOf<Query>(key), { signal: controller.signal, asOf });
      yield put(ended(key, request, { status: 'ready', value }));
    } catch (error) {
      // What nobody waits for has not failed: whoever comes next asks for it.
      const { code, retryAfter } = error instanceof CallError ? error : new CallError('SERVER_ERROR', 0);
      const retryAt = code === 'RATE_LIMITED' && retryAfter ? Date.now() + retryAfter * 1000 : null;
      const end = controller.signal.aborted
        ? { status: 'idle' as const }
        : { status: 'failed' as const, code, retryAt };
      yield put(ended(key, request, end));
    } finally {
      // Also where the saga itself is ended.
      controller.abort();
      if (underWay.get(key) === controller) underWay.delete(key);
    }
  }

  return {
    name,
    within,
    reducer,
    entryAt,
    refreshOn,
    ages: Number.isFinite(age),
    ask: (query, { force = false } = {}) => asked(keyOf(query), force),
    invalidate(events) {
      const isMeant = (key: string, value: Value | null) =>
        !events || events.some((event) => concerns(event, queryOf<Query>(key), value));
      return changed((entry, key) => (isMeant(key, entry.value) ? { ...entry, status: 'idle', request: null } : entry));
    },
    refresh() {
      const now = Date.now();
      return changed((entry) =>
        entry.status !== 'loading' && isStale(entry, now) ? { ...entry, status: 'idle' } : entry,
      );
    },
    select: (state, query) => entryAt(state, keyOf(query)),
    watch: (query) => viewers.watch(keyOf(query)),
    change: changed,
    *saga() {
      yield takeEvery(asked.type, answer);
    },
  };
}
