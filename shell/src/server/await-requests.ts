/** The calls that drawing has led to. */
export interface Asking {
  /** How many there have been. */
  made: number;
  open: Set<Promise<unknown>>;
  /** Whether one of them failed otherwise than by there being no such thing. */
  broken: boolean;
}

const turn = () => new Promise<void>((done) => setImmediate(done));

/** Resolves when every call has been answered and the answers are in the store. */
export async function awaitRequests({ open }: Asking): Promise<void> {
  do {
    await Promise.allSettled(open);
    await turn();
  } while (open.size > 0);
}
