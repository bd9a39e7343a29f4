import { expect, type Page } from '@playwright/test';
import * as constants from '@tvacha/shared-contract/constants';
import { type ToastCode, type ToastText, toasts } from '@tvacha/shared-contract/toasts';
import { stopClock } from './clock';

/** What is said where a call fails in a way nobody has words for. */
export const failure: ToastText = { severity: 'error', text: 'Something went wrong. Please try again.' };

/** All notices that the page shows. */
export const notices = (page: Page) => page.getByRole('region', { name: 'Notices' }).locator('> div > div');

/**
 * From the next page on notices stay until they are closed: for a test of where they stand. In the five seconds of a
 * notice a busy machine does not always draw what comes after it.
 */
export async function keepNotices(page: Page): Promise<void> {
  await page.addInitScript((hideAfter) => {
    const begin = window.setTimeout.bind(window);
    const beginOther = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
      ms === hideAfter ? 0 : begin(run, ms, ...given);
    Object.assign(window, { setTimeout: beginOther });
  }, constants.toastAutoHide);
}

/** A notice with its exact words, as its severity is announced and drawn. */
export function noticeOf(page: Page, { severity, text }: ToastText) {
  return notices(page)
    .filter({
      has:
        severity === 'error'
          ? page.getByRole('alert').getByText(text, { exact: true })
          : page.getByText(text, { exact: true }),
    })
    .filter({ has: page.locator(`span[class*="${severity}"]`) });
}

/**
 * Whatever is done raises this notice, and the page shows it for five seconds of its clock, to the millisecond.
 * The clock of the page must be installed; it stands still meanwhile.
 */
export async function expectNotice(
  page: Page,
  what: ToastCode | ToastText,
  act: () => Promise<unknown>,
): Promise<void> {
  await stopClock(page);
  await act();
  const notice = noticeOf(page, typeof what === 'string' ? toasts[what] : what);
  await expect(notice).toBeVisible();
  await page.clock.runFor(constants.toastAutoHide - 1);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice).toHaveCount(0);
  await page.clock.resume();
}
