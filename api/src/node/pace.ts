import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * For work on the event loop whose parts follow each other without a pause, as the calls do that wait for the embedded
 * database: before a part it is awaited, and lets the loop hear what has come meanwhile.
 * @param most milliseconds for which the loop may be held
 */
export function createPace(most = 8): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < most) return;
    await nextTurn();
    since = performance.now();
  };
}
