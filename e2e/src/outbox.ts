import { expect, type Page } from '@playwright/test';
import { secretOf } from './portal';
import { totp } from './totp';

/** The code in the newest row of the development outbox that has this heading; without one it waits for it. */
async function codeUnder(page: Page, heading: RegExp): Promise<string> {
  let code: string | undefined;
  const isThere = async () => {
    const outbox = await (await page.request.get('/dev/outbox')).text();
    const row = outbox.split('<li>').find((text) => heading.test(text));
    code = row?.replace(/<[^>]*>/g, ' ').match(/\b\d{6}\b/)?.[0];
    return code !== undefined;
  };
  await expect.poll(isThere, `a code under ${heading}`).toBe(true);
  return code ?? '';
}

const inPattern = (text: string) => text.replace(/[.+]/g, '\\$&');

/** The newest code that was sent to a number or an address. */
export const codeFor = (page: Page, whose: string): Promise<string> =>
  codeUnder(page, new RegExp(`<h2>\\w+ to ${inPattern(whose)}</h2>`));

/**
 * What the authenticator of a member of the demo staff shows. A code is taken once, and none of later than the next half
 * minute: so whoever has just logged in twice waits for theirs.
 */
export async function authenticatorCode(page: Page, email: string): Promise<string> {
  const read = () => codeUnder(page, new RegExp(`<h2>Authenticator of .*${inPattern(email)}</h2>`));
  const isTaken = async () =>
    [0, 30_000].map((ahead) => totp(secretOf(email), Date.now() + ahead)).includes(await read());
  await expect.poll(isTaken, `a code of ${email} that is taken by now`).toBe(true);
  return read();
}
