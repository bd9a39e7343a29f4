import { reportCaughtError } from '@tvacha/shared-core/caught-errors';
import { call } from 'redux-saga/effects';

export type Saga = () => Generator;

/** A saga that crashes more often than this within the window is left down. */
const restarts = 3;
const window = 60_000;

/** Runs a saga so that its crash harms nobody: it is reported, and the saga is started anew, within limits. */
export function* supervise(where: string, saga: Saga): Generator {
  let crashes: number[] = [];
  while (crashes.length <= restarts) {
    try {
      yield call(saga);
      return;
    } catch (error) {
      reportCaughtError({ where: `saga:${where}`, error });
      const now = Date.now();
      crashes = [...crashes.filter((at) => now - at < window), now];
    }
  }
  reportCaughtError({ where: `saga:${where}`, error: new Error('Crashed too often and was left down') });
}
