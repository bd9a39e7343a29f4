import type { BrowserContext, Page } from '@playwright/test';

/** Where a code that somebody was sent belongs: in the call that gives it back. */
const takesCode = /\/(?:verify|confirm)$/;
/** The development outbox is where tests read codes. */
const isOutbox = (url: string) => url.includes('/dev/outbox');

/** Collects from now on all that a browser says of its pages: addresses, calls, reports, answers and its console. */
export function watchSinks(context: BrowserContext): string[] {
  const sinks: string[] = [];
  context.on('console', (line) => sinks.push(`console ${line.text()}`));
  context.on('weberror', (error) => sinks.push(`error ${error.error()}`));
  context.on('request', (request) => {
    const url = request.url();
    sinks.push(`address ${url}`, `referrer ${request.headers().referer ?? ''}`);
    if (!takesCode.test(url)) sinks.push(`call ${url} ${request.postData() ?? ''}`);
  });
  context.on('response', async (response) => {
    const url = response.url();
    if (!url.includes('/api/') || isOutbox(url)) return;
    const text = await response.text().catch(() => '');
    sinks.push(`answer ${url} ${JSON.stringify(response.headers())} ${text}`);
  });
  return sinks;
}

/** What a page keeps, and what it shows as its address. */
export const keptBy = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state]),
  );

/** The sinks that hold a code by itself; in longer numbers and names six digits may stand by chance. */
export const holding = (sinks: readonly string[], code: string): string[] =>
  sinks.filter((text) => new RegExp(`(?<![\\w.-])${code}(?![\\w-])`).test(text));
