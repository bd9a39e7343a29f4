/** What is done before a logout, while the session is still good. */
const works = new Set<() => Promise<unknown>>();

/** Has something done before a logout, such as sending what waits; the answer takes it back. */
export function beforeLogout(work: () => Promise<unknown>): () => void {
  works.add(work);
  return () => works.delete(work);
}

/** Does it all, for so many milliseconds at most: a logout must not hang on a line that is cut. */
export async function doLastWork(patience: number): Promise<void> {
  if (works.size === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((done) => {
    timer = setTimeout(done, patience);
  });
  await Promise.race([Promise.allSettled([...works].map((work) => work())), enough]);
  clearTimeout(timer);
}
