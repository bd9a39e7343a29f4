/** How long the loader waits for what a remote or the network owes it, in milliseconds. */
export const timeouts = {
  /** A fresh registry, when an area is entered. Later answers count for the next navigation. */
  registry: 1_000,
  /** The code of a release: entry, exposed module, first shared modules. */
  load: 10_000,
  /**
   * From mount until its first screen stands. The code of that may be asked for twice, ten seconds each, and a slow
   * phone has to run it; a release that hangs is given up after it.
   */
  ready: 25_000,
  /** From then until something of it must be seen. */
  blank: 1_000,
  /** Its way out. Then its element is dropped all the same. */
  unmount: 1_000,
  /** A release that did not answer in time is left alone for this long. */
  hangQuarantine: 60_000,
} as const;

/** A wait that came to its end. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Settles as `promise` does; rejects after `limit` milliseconds, or as soon as `signal` is aborted. */
export function within<T>(promise: Promise<T>, limit: number, what: string, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal?.reason);
    const timer = setTimeout(() => reject(new TimeoutError(`${what}: no answer in ${limit} ms`)), limit);
    const settle = (done: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      done();
    };
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave, { once: true });
    promise.then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error)),
    );
  });
}
