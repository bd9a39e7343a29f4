import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export interface PageErrors {
  /** For a test that plants a fault: what it may make a page throw. */
  allowPageErrors(pattern: RegExp): void;
}

/** Where a page throws what nobody catches, its test ends at once: what it waits for may never come. */
export const test = base.extend<PageErrors>({
  allowPageErrors: [
    async ({ browser }, use) => {
      const allowed: RegExp[] = [];
      const thrown: string[] = [];
      const watch = (context: BrowserContext) =>
        context.on('weberror', (found) => {
          const { stack, message } = found.error();
          if (allowed.some((pattern) => pattern.test(message))) return;
          thrown.push(`${found.page()?.url()}: ${stack || message}`);
          for (const page of context.pages()) void page.close().catch(() => {});
        });
      browser.on('context', watch);
      await use((pattern) => allowed.push(pattern));
      browser.off('context', watch);
      expect(thrown, 'thrown in a page, and caught by nobody').toEqual([]);
    },
    { auto: true },
  ],
});

/** Goes to a path without loading the page anew. */
export const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

export { expect };
