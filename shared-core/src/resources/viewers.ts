/**
 * Counts by key who looks at it. Where one part of a page takes over from another, which comes in the same turn, the
 * key is not left.
 * @param onLeft hears of a key when nobody looks at it any more
 */
export function createViewers(onLeft: (key: string) => void) {
  const counts = new Map<string, number>();
  const count = (key: string, by: number) => counts.set(key, (counts.get(key) ?? 0) + by);
  return {
    /** What somebody looks at. */
    keys: () => [...counts.keys()],
    has: (key: string) => counts.has(key),
    /** Says that somebody looks at a key. @returns what says that they left */
    watch(key: string): () => void {
      count(key, 1);
      return () => {
        count(key, -1);
        queueMicrotask(() => {
          if (counts.get(key) !== 0) return;
          counts.delete(key);
          onLeft(key);
        });
      };
    },
  };
}
