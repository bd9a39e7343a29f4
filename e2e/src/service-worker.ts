import { expect, type Page } from '@playwright/test';

/** A browser lets the old worker end what it has begun before the newer one takes over: Chrome for five minutes at most. */
export const taken = { timeout: 360_000 };

/**
 * Puts a newer service worker on the server and waits until the browser has taken it. A check that is asked for while
 * the browser's own is under way gets the answer of that one, which may be of before; and a worker whose files did not
 * all come is given up without a word: so it is asked for again.
 */
export async function findNewerWorker(page: Page, release: () => unknown): Promise<void> {
  const old = await page.evaluateHandle(async () => (await navigator.serviceWorker.ready).active);
  await release();
  const check = () =>
    page.evaluate(async (worker) => {
      const registration = await navigator.serviceWorker.ready;
      // It waits for a check that is under way, which hangs with a file that does not come.
      await Promise.race([registration.update(), new Promise((done) => setTimeout(done, 5000))]);
      const { installing, waiting, active } = registration;
      if (active !== worker && active?.state === 'activated') return 'taken over';
      return `installing: ${installing?.state}, waiting: ${waiting?.state}, active: ${active?.state}`;
    }, old);
  await expect.poll(check, taken).toBe('taken over');
}
