import { readFile } from 'node:fs/promises';
import { expect, go, heading, test } from './site/test';

test('[MFE-07] a release that needs another shared-core is refused before it is asked for', async ({ page, site }) => {
  await site.publish('doctor@9.0.0', 'patient@1.0.0');
  await page.goto('/doctor/home');
  await expect(
    page.getByRole('heading', { name: 'The doctor area needs a newer version of the portal' }),
  ).toBeVisible();
  await expect(page.getByText('It was made for version ^99.0.0 of the platform')).toBeVisible();
  expect(site.asked('/remotes/doctor/')).toBe(0);
  await go(page, '/patient/home');
  await expect(heading(page, 'patient 1.0.0')).toBeVisible();
});

test('[MFE-07] a release that takes a part which this portal has not is refused with words, and comes once it fits', async ({
  page,
  site,
}) => {
  await site.publish('doctor@1.0.0');
  const registry = await readFile(site.registryFile, 'utf8');
  await site.writeRegistry(registry.replace('"consumes":[', '"consumes":["@tvacha/shared-ui/of-tomorrow",'));
  await page.goto('/doctor/home');
  await expect(
    page.getByRole('heading', { name: 'The doctor area needs a newer version of the portal' }),
  ).toBeVisible();
  await expect(page.getByText('It uses a part of the portal that this page does not have yet. Reload')).toBeVisible();
  expect(site.asked('/remotes/doctor/')).toBe(0);
  await site.writeRegistry(registry);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
});

test('[MFE-07] where the release before it fits, that one is shown', async ({ page, site }) => {
  await site.publish('doctor@1.0.0', 'doctor@9.0.0');
  await page.goto('/doctor/home');
  await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
  expect(site.asked('/remotes/doctor/9.0.0')).toBe(0);
});

test('[MFE-07] "Try again" shows the area once a release that fits is published', async ({ page, site }) => {
  await site.publish('doctor@9.0.0');
  await page.goto('/doctor/home');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await site.publish('doctor@1.0.0');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
});
