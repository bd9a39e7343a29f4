import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellFolder } from './fixtures/builds';
import { expect, go, heading, isSameDocument, markDocument, test } from './site/test';

test('[MFE-03] the build of the shell names no URL and no release of a remote', async () => {
  const files = (await readdir(shellFolder, { recursive: true })).filter((file) => /\.(js|html|css|json)$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const text = await readFile(join(shellFolder, file), 'utf8');
    expect(/\/remotes\/|remoteEntry\.js|(?:auth|doctor|patient|admin)__\d|mfe-/.exec(text)?.[0], file).toBeUndefined();
  }
});

test('[MFE-04] a release published while a tab is open comes in on its next navigation, state kept', async ({
  page,
  site,
}) => {
  await site.publish('doctor@1.0.0', 'patient@1.0.0');
  await page.goto('/doctor/home');
  await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
  await markDocument(page);
  await page.evaluate(() => {
    const held = window.received?.doctor?.store;
    held?.injectRemote({
      key: 'kept',
      reducers: { kept: (state: number = 0, action) => (action.type === 'kept' ? state + 1 : state) },
    });
    held?.portalStore().dispatch({ type: 'kept' });
  });

  await site.publish('doctor@2.0.0');
  await page.getByRole('link', { name: 'More' }).click();
  await expect(heading(page, 'more of doctor 1.0.0')).toBeVisible();
  await go(page, '/patient/home');
  await expect(heading(page, 'patient 1.0.0')).toBeVisible();
  await page.getByRole('link', { name: 'Go to doctor' }).click();
  await expect(heading(page, 'doctor 2.0.0')).toBeVisible();

  expect(await isSameDocument(page)).toBe(true);
  expect(
    await page.evaluate(() => Reflect.get(window.received?.doctor?.store.portalStore().getState() ?? {}, 'kept')),
  ).toBe(1);
  await expect(heading(page, 'doctor 1.0.0')).toHaveCount(0);
});

test('[MFE-05] what a remote has put into the store goes when its area is left', async ({ page, site }) => {
  await site.publish('doctor@1.0.0', 'patient@1.0.0');
  await page.goto('/doctor/home');
  await page.getByRole('button', { name: 'Count' }).click();
  await expect(page.getByText('Counted: 1')).toBeVisible();
  await page.getByRole('link', { name: 'Go to patient' }).click();
  await expect(heading(page, 'patient 1.0.0')).toBeVisible();
  const slices = await page.evaluate(() => Object.keys(window.received?.patient?.store.portalStore().getState() ?? {}));
  expect(slices).toContain('patientVisits');
  expect(slices).not.toContain('doctorVisits');
  await page.goBack();
  await expect(page.getByText('Counted: 0')).toBeVisible();
});

test('[MFE-04] an area is shown as known when the registry takes long to answer', async ({ page, site }) => {
  await site.publish('doctor@1.0.0', 'patient@1.0.0');
  await page.goto('/doctor/home');
  await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
  site.fault('/registry.json', { hang: true });
  await page.getByRole('link', { name: 'Go to patient' }).click();
  await expect(heading(page, 'patient 1.0.0')).toBeVisible();
});
