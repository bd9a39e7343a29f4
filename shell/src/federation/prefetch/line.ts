interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether code may be fetched that is perhaps never run: not where data is saved or slow (MFE-11). */
export function isLineGood(): boolean {
  const connection: Connection | undefined = Reflect.get(navigator, 'connection');
  return !connection?.saveData && !/[23]g$/.test(connection?.effectiveType ?? '');
}

/** Runs something when the page has nothing better to do, and says for how long; Safari does not know. */
export function whenIdle(run: (idle?: IdleDeadline) => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(() => run(), 500);
}
