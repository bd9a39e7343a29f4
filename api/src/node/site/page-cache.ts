import type { FinishedPage } from './finished-page';
import type { PageParts } from './page';

interface Kept {
  parts: PageParts;
  page: Promise<FinishedPage>;
  weight: () => number;
}

const isSame = (one: PageParts, other: PageParts) =>
  one.prerendered === other.prerendered && one.template === other.template && one.found?.text === other.found?.text;

/**
 * Keeps finished pages for as long as they would be put together from the very same parts: so a page that is prerendered
 * anew is finished anew.
 * @param most bytes; the pages asked for longest ago go first.
 */
export function createPageCache(most: number) {
  const kept = new Map<string, Kept>();

  function begin(parts: PageParts, finish: () => Promise<FinishedPage>): Kept {
    let done: FinishedPage | undefined;
    const page = finish().then((finished) => {
      done = finished;
      return finished;
    });
    return { parts, page, weight: () => done?.weight() ?? 0 };
  }

  function trim(): void {
    let sum = 0;
    for (const { weight } of kept.values()) sum += weight();
    for (const [oldest, { weight }] of kept) {
      if (sum <= most) return;
      sum -= weight();
      kept.delete(oldest);
    }
  }

  return {
    /** The finished page of a key; `finish` is called where there is none of these parts. */
    async get(key: string, parts: PageParts, finish: () => Promise<FinishedPage>): Promise<FinishedPage> {
      const known = kept.get(key);
      const entry = known && isSame(known.parts, parts) ? known : begin(parts, finish);
      kept.delete(key);
      kept.set(key, entry);
      try {
        return await entry.page;
      } catch (error) {
        if (kept.get(key) === entry) kept.delete(key);
        throw error;
      } finally {
        trim();
      }
    },
  };
}
