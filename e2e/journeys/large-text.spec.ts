import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../src/browser';
import { doctorLists } from '../src/doctor-lists';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';

/** A page in a browser whose reader has set letters of 32 px: twice the usual size, and no zoom. */
const large = test.extend({
  page: async ({ baseURL }, use, info) => {
    const profile = info.outputPath('profile');
    mkdirSync(join(profile, 'Default'), { recursive: true });
    const preferences = { webkit: { webprefs: { default_font_size: 32 } } };
    writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(profile, {
      ...browserOptions(),
      baseURL,
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    });
    await use(await context.newPage());
    await context.close();
  },
});

const menu = /^(Open the menu|More)$/;

/** Opens a page on a phone and on a screen: nothing of it may lie beyond the edge. */
async function expectToFit(page: Page, path: string, button: RegExp): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(beyond, `${path} at ${width} px`).toBe(0);
    const named = page.getByRole('button', { name: button }).filter({ visible: true }).first();
    const box = await named.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width, `${button} of ${path} at ${width} px`).toBe(true);
    // What lies over it would take the click.
    await named.click({ trial: true });
  }
}

large('[UX-02] visitors’ pages fit at letters twice as large, with their menu in reach', async ({ page }) => {
  for (const path of ['/', '/findadoctor', '/benefits', '/aboutus/doctor', '/patient/dermatologist'])
    await expectToFit(page, path, menu);
  await expectToFit(page, '/contact', /^Send/);
  await expectToFit(page, '/login', /^Log in$/);
});

large('[UX-02] the doctors’ area fits at letters twice as large', async ({ page }) => {
  await enterAs(page, 'doctor');
  await expectToFit(page, '/doctor/dashboard', /^Account of/);
  await expectToFit(page, '/doctor/ebook', /^Account of/);
});

large(
  '[UX-02] lists of the doctors’ kinds, search and library fit at letters twice as large @full',
  async ({ page }) => {
    await enterAs(page, 'doctor');
    for (const path of doctorLists) await expectToFit(page, path, /^Account of/);
  },
);
