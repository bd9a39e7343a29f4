/** Counts what happens in windows of time. Many processes may share one store of counts. */
export interface Counters {
  /**
   * Counts one more.
   * @param key one key belongs to one length of window
   * @param windowStart when the window began, in milliseconds since the epoch
   * @param windowMs its length in milliseconds; the count may be forgotten afterwards
   * @param by how many more; 0 only looks
   * @returns how many there are now, these included
   */
  hit(key: string, windowStart: number, windowMs: number, by?: number): Promise<number>;
}

/**
 * The window of this length that a moment lies in; both in milliseconds, the moment since the epoch.
 * @returns when it began, and after how many seconds the next one does
 */
export function windowAt(now: number, length: number): { start: number; retryAfter: number } {
  const passed = now % length;
  return { start: now - passed, retryAfter: (length - passed) / 1000 };
}
