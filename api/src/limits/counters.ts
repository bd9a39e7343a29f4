/** Counts what happens in windows of time. Many processes may share one store of counts. */
export interface Counters {
  /**
   * Counts one more.
   * @param key one key belongs to one length of window
   * @param windowStart when the window began, in milliseconds since the epoch
   * @param windowMs its length in milliseconds; the count may be forgotten afterwards
   * @returns how many there are now, this one included
   */
  hit(key: string, windowStart: number, windowMs: number): Promise<number>;
}
