import { expect, type Page } from '@playwright/test';

/** The worker takes in its own files first, which a busy machine may need minutes for. */
export const taken = { timeout: 240_000 };

/**
 * Puts a newer service worker on the server and waits until the browser has found it. A check that is asked for while
 * the browser's own is under way gets the answer of that one, which may be of before: so it is asked for again.
 */
export async function findNewerWorker(page: Page, release: () => unknown): Promise<void> {
  const found = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await new Promise((done) => registration.addEventListener('updatefound', done, { once: true }));
    return true;
  });
  await release();
  const check = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => Promise.race([found, check()]), taken).toBe(true);
}
