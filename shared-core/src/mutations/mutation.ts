import type { Code } from '@tvacha/shared-contract/codes';
import { type ToastCode, toasts } from '@tvacha/shared-contract/toasts';
import { codeOf, errorMessage } from '@tvacha/shared-core/errors';
import { CallError } from '@tvacha/shared-core/http';
import { portalStore } from '@tvacha/shared-core/store';
import type { UnknownAction } from 'redux';
import { call, put, select, spawn, takeEvery } from 'redux-saga/effects';
import { coreWords, toastWords } from '../core-messages';
import { queryOf } from '../resources/entry';
import type { Resource } from '../resources/resource';
import type { StorePart } from '../resources/slices-of';
import { createViewers } from '../resources/viewers';
import { nextId } from '../store/action';
import { toastShown } from '../toasts/toasts.slice';
import { drafted, settled } from './drafts';
import { idle, problemOf, type Sending, type Sendings, sendingsOf } from './sendings';

export type { Sending } from './sendings';

/** A change of a resource that a mutation shows before its answer; `change` makes it. */
interface Change {
  show: (id: string) => UnknownAction;
  settle: (id: string, kept: boolean) => UnknownAction;
}

export interface MutationOptions<Name extends string, Input, Answer> {
  /** The name of its slice in the store. */
  name: Name;
  /**
   * Carries it out. A generator runs as a saga, for a write that waits for something else first. An error named
   * AbortError says that somebody thought better of it: that is no failure, and nothing is said.
   */
  send: (input: Input) => Promise<Answer> | Generator<unknown, Answer>;
  /** Of which of its states an input is; all have one state where left out. */
  keyOf?: (input: Input) => string;
  /** The slice that holds this one as a field of its own name, where it is no slice by itself. */
  within?: string;
  /** What is out of date when it has ended, however: a refusal says that something is not as it was thought to be. */
  invalidates?: readonly { invalidate: () => UnknownAction }[];
  /** Said when it is done. */
  notice?: ToastCode | ((input: Input) => ToastCode | undefined);
  /**
   * The failures that the screen says in a place of its own. Every other one is said by a notice, and so are these
   * where that place was left.
   */
  saidInPlace?: 'all' | readonly Code[];
  /** Whether no failure is ever said, as what did not arrive goes with the next one. */
  silent?: boolean;
  /** What is said of a failure that has no words of its own, where that is not what is said everywhere. */
  failure?: () => string;
  /** Shown at once, as if it were done; taken back where it fails. */
  optimistic?: (input: Input) => readonly Change[];
}

/**
 * A change of a resource's values, for `optimistic`.
 * @param update gives a new value for each query that is known, or the same where nothing changes in it.
 */
export const change = <Name extends string, Query extends object | undefined, Value>(
  { change }: Resource<Name, Query, Value>,
  update: (value: Value, query: Query) => Value,
): Change => ({
  show: (id) => change((entry, key) => drafted(entry, { id, update: (value) => update(value, queryOf(key)) })),
  settle: (id, kept) => change((entry) => settled(entry, id, kept)),
});

/** The reason; and where it was shown as done already, that it has been taken back. */
const failureOf = (error: unknown, wasShown: boolean, failure = () => coreWords.translate('failure')) => {
  const reason = codeOf(error) === 'SERVER_ERROR' ? failure() : errorMessage(error);
  return { severity: 'error' as const, text: wasShown ? coreWords.translate('takenBack', { reason }) : reason };
};

const isAbort = (error: unknown) => (error as { name?: unknown } | null)?.name === 'AbortError';
/** Of an ended session the shell speaks. */
const endsSession = (error: unknown) => error instanceof CallError && error.status === 401;

export interface Mutation<Input, Answer> extends StorePart {
  /** Carries it out; nothing where one of the same key is on its way. */
  send(input: Input): UnknownAction;
  /** Forgets how the last one of a key ended. */
  reset(key: string): UnknownAction;
  /** Says that somebody looks at a key. @returns what says that they left; after the last one it is forgotten how it ended */
  watch(key: string): () => void;
  entryAt(state: object, key: string): Sending<Answer>;
}

/**
 * A write to the server, as a slice and the saga that sends it. Each key has a state of its own with one word of
 * status, until nobody looks at it any more. It goes on where the area is left meanwhile, and its notice is shown there.
 */
export function createMutation<Name extends string, Input, Answer>(
  options: MutationOptions<Name, Input, Answer>,
): Mutation<Input, Answer> {
  const {
    name,
    send,
    keyOf = () => '',
    within,
    invalidates = [],
    notice,
    saidInPlace = [],
    silent = false,
    failure,
    optimistic,
  } = options;
  const { sent, ended, reset, reducer } = sendingsOf<Input, Answer>(name, keyOf);

  type Holder = { [K in Name]?: Sendings<Answer> };
  const entryAt = (state: object, key: string): Sending<Answer> => {
    const holder: Holder | undefined = within === undefined ? state : Reflect.get(state, within);
    return holder?.[name]?.[key] ?? idle;
  };
  // How one of long ago ended is no news to whoever comes back.
  const viewers = createViewers((key) => {
    const { dispatch, getState } = portalStore();
    if (entryAt(getState(), key) !== idle) dispatch(reset(key));
  });

  function* sayDone(input: Input) {
    const code = typeof notice === 'function' ? notice(input) : notice;
    if (code) yield put(toastShown({ severity: toasts[code].severity, text: toastWords.translate(code) }));
  }

  function* sayFailed(error: unknown, key: string, wasShown: boolean) {
    const hasPlace = saidInPlace === 'all' || saidInPlace.includes(codeOf(error));
    const isSaid = silent || (hasPlace && viewers.has(key)) || endsSession(error);
    if (!isSaid) yield put(toastShown(failureOf(error, wasShown, failure)));
  }

  function* carryOut({ payload: { input, key, request } }: ReturnType<typeof sent>) {
    const entry: Sending<Answer> = yield select(entryAt, key);
    if (entry.request !== request) return;
    const changes: (Change & { id: string })[] = [];
    try {
      for (const one of optimistic?.(input) ?? []) {
        const id = nextId();
        changes.push({ ...one, id });
        yield put(one.show(id));
      }
      const answer: Answer = yield call(send, input);
      for (const { settle, id } of changes) yield put(settle(id, true));
      yield put(ended({ key, request, status: 'sent', answer }));
      yield* sayDone(input);
    } catch (error) {
      for (const { settle, id } of changes) yield put(settle(id, false));
      if (isAbort(error)) {
        yield put(ended({ key, request }));
        return;
      }
      yield put(ended({ key, request, status: 'failed', problem: problemOf(error) }));
      yield* sayFailed(error, key, changes.length > 0);
    }
    for (const { invalidate } of invalidates) yield put(invalidate());
    // Where its page was left meanwhile, nobody else ends what is known of it.
    viewers.watch(key)();
  }

  return {
    name,
    within,
    reducer,
    entryAt,
    send: sent,
    reset,
    watch: viewers.watch,
    *saga() {
      yield takeEvery(sent.type, function* (action: ReturnType<typeof sent>) {
        // Leaving the area ends its sagas; what somebody sent is to end by itself.
        yield spawn(carryOut, action);
      });
    },
  };
}
