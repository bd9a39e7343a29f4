import type { Code } from '@tvacha/shared-contract/codes';
import type { ValidationIssue } from '@tvacha/shared-contract/envelope';
import { CallError } from '@tvacha/shared-core/http';
import type { UnknownAction } from 'redux';
import { createAction, nextId } from '../store/action';

/** Why a write failed. */
export interface Problem {
  code: Code;
  /** Which fields are wrong, for VALIDATION_FAILED. */
  issues: readonly ValidationIssue[];
  /** Seconds to wait before trying again, where the server says so. */
  retryAfter: number | undefined;
}

/** How the last write of a key stands. */
export interface Sending<Answer> {
  status: 'idle' | 'sending' | 'sent' | 'failed';
  /** What the server answered to the last one that was sent. */
  answer: Answer | null;
  problem: Problem | null;
  request: string | null;
}

export type Sendings<Answer> = Readonly<Record<string, Sending<Answer>>>;

export const idle: Sending<never> = { status: 'idle', answer: null, problem: null, request: null };

export function problemOf(error: unknown): Problem {
  const { code, issues, retryAfter } = error instanceof CallError ? error : new CallError('SERVER_ERROR', 0);
  return { code, issues, retryAfter };
}

/** The actions and the reducer of a mutation, by key. */
export function sendingsOf<Input, Answer>(name: string, keyOf: (input: Input) => string) {
  type State = Sendings<Answer>;
  type Ended = { key: string; request: string } & Partial<Sending<Answer>>;
  const sent = createAction(`${name}/sent`, (input: Input) => ({ input, key: keyOf(input), request: nextId() }));
  const ended = createAction(`${name}/ended`, (end: Ended) => end);
  const reset = createAction(`${name}/reset`, (key: string) => key);

  const reducer = (state: State = {}, action: UnknownAction): State => {
    if (sent.match(action)) {
      const { key, request } = action.payload;
      // One at a time: a second press while the first is on its way is not taken.
      return state[key]?.status === 'sending' ? state : { ...state, [key]: { ...idle, status: 'sending', request } };
    }
    if (ended.match(action) && state[action.payload.key]?.request === action.payload.request) {
      const { key, ...end } = action.payload;
      return { ...state, [key]: { ...idle, ...end, request: null } };
    }
    // What is on its way goes on, and still says how it ended.
    if (reset.match(action) && state[action.payload]?.status !== 'sending') {
      const { [action.payload]: _gone, ...others } = state;
      return others;
    }
    return state;
  };
  return { sent, ended, reset, reducer };
}
