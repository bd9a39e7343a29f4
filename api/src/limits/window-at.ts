/**
 * The window of this length that a moment lies in; both in milliseconds, the moment since the epoch.
 * @returns when it began, and after how many seconds the next one does
 */
export function windowAt(now: number, length: number): { start: number; retryAfter: number } {
  const passed = now % length;
  return { start: now - passed, retryAfter: (length - passed) / 1000 };
}
