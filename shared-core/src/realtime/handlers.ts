import { reportCaughtError } from '@tvacha/shared-core/caught-errors';

export type Handler = (...values: readonly unknown[]) => void;

const handlers = new Map<string, Set<Handler>>();

export function handle(name: string, handler: Handler): () => void {
  const own = handlers.get(name) ?? new Set();
  handlers.set(name, own.add(handler));
  return () => {
    own.delete(handler);
  };
}

/** Tells everyone who listens; one that throws keeps nobody else from hearing. */
export function emit(name: string, ...values: readonly unknown[]): void {
  for (const handler of handlers.get(name) ?? []) {
    try {
      handler(...values);
    } catch (error) {
      reportCaughtError({ where: `realtime:${name}`, error });
    }
  }
}
