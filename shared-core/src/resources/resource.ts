import type { Code } from '@tvacha/shared-contract/codes';
import { CallError } from '@tvacha/shared-core/http';
import type { UnknownAction } from 'redux';
import { call, put, select, takeEvery } from 'redux-saga/effects';
import { createAction, nextId } from '../store/action';
import { keyOf, queryOf } from './query-key';

export interface Entry<Value> {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** What was loaded last; stays while it is loaded again, and when that fails. */
  value: Value | null;
  /** Why it failed. */
  code: Code | null;
  /** The request that is under way: of several the latest, whose answer counts. */
  request: string | null;
}

export type ResourceState<Value> = Readonly<Record<string, Entry<Value>>>;

export interface ResourceOptions<Name extends string, Query, Value> {
  /** The name of its slice in the store. */
  name: Name;
  load: (query: Query) => Promise<Value>;
  /** The slice that holds this one as a field of its own name, where it is no slice by itself. */
  within?: string;
  /** How many queries are remembered. */
  keep?: number;
}

const idle: Entry<never> = { status: 'idle', value: null, code: null, request: null };

/**
 * Server data by query, as a slice and the saga that loads it. Each query has an entry of its own with one word of
 * status; a later request for the same query wins and the answer of an earlier one is dropped.
 */
export function createResource<Name extends string, Query extends object | undefined, Value>({
  name,
  load,
  within,
  keep = 20,
}: ResourceOptions<Name, Query, Value>) {
  type State = ResourceState<Value>;
  type Answered = { key: string; request: string; value: Value };
  type Refused = { key: string; request: string; code: Code };
  const asked = createAction(`${name}/asked`, (key: string, force: boolean) => ({ key, force, request: nextId() }));
  const answered = createAction(`${name}/answered`, (answer: Answered) => answer);
  const refused = createAction(`${name}/refused`, (refusal: Refused) => refusal);
  const invalidated = createAction(`${name}/invalidated`, () => undefined);

  const change = (state: State, key: string, changes: Partial<Entry<Value>>): State => {
    const { [key]: before = idle, ...others } = state;
    // Keys stand in the order in which they were last asked for, so the first ones go.
    return Object.fromEntries([...Object.entries(others), [key, { ...before, ...changes }] as const].slice(-keep));
  };

  const reducer = (state: State = {}, action: UnknownAction): State => {
    if (asked.match(action)) {
      const { key, force, request } = action.payload;
      const status = state[key]?.status ?? 'idle';
      if (!force && (status === 'loading' || status === 'ready')) return state;
      return change(state, key, { status: 'loading', code: null, request });
    }
    if (answered.match(action) && state[action.payload.key]?.request === action.payload.request) {
      return change(state, action.payload.key, { status: 'ready', value: action.payload.value, request: null });
    }
    if (refused.match(action) && state[action.payload.key]?.request === action.payload.request) {
      return change(state, action.payload.key, { status: 'failed', code: action.payload.code, request: null });
    }
    if (invalidated.match(action)) {
      const entries = Object.entries(state).map(
        ([key, entry]) => [key, { ...entry, status: 'idle', request: null }] as const,
      );
      return Object.fromEntries(entries);
    }
    return state;
  };

  type Holder = { [K in Name]?: State };
  const entryAt = (state: object, key: string): Entry<Value> => {
    const holder: Holder | undefined = within === undefined ? state : Reflect.get(state, within);
    return holder?.[name]?.[key] ?? idle;
  };

  function* answer({ payload: { key, request } }: ReturnType<typeof asked>) {
    const entry: Entry<Value> = yield select(entryAt, key);
    if (entry.request !== request) return;
    try {
      const value: Value = yield call(load, queryOf<Query>(key));
      yield put(answered({ key, request, value }));
    } catch (error) {
      yield put(refused({ key, request, code: error instanceof CallError ? error.code : 'SERVER_ERROR' }));
    }
  }

  return {
    name,
    reducer,
    entryAt,
    /** Asks for a query's value; one that is there or under way is not asked for again unless forced. */
    ask: (query: Query, { force = false } = {}) => asked(keyOf(query), force),
    /** Says that what is known is out of date: whatever is on screen is loaded again. */
    invalidate: invalidated,
    select: (state: object, query: Query): Entry<Value> => entryAt(state, keyOf(query)),
    *saga() {
      yield takeEvery(asked.type, answer);
    },
  };
}

export type Resource<Name extends string, Query extends object | undefined, Value> = ReturnType<
  typeof createResource<Name, Query, Value>
>;
