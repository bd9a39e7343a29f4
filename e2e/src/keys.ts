import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Tabs on until the control is reached, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator, { most = 60, key = 'Tab' } = {}): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await control.evaluateAll((found) => found.some((element) => element === document.activeElement))) return;
    await page.keyboard.press(key);
  }
  await expect(control, `within ${most} presses of ${key}`).toBeFocused();
}

/** Goes to a control and presses a key on it. */
export async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
