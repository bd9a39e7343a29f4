import { isNetworkFailure } from './network-failure';
import { pause, timeouts } from './timeouts';

/** Runs `load` again, after growing pauses, as long as it fails for want of bytes. */
export async function retry<T>(load: () => Promise<T>, pauses: readonly number[] = timeouts.retries): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const [next, ...rest] = pauses;
    if (next === undefined || !isNetworkFailure(error)) throw error;
    await pause(next);
    return retry(load, rest);
  }
}
