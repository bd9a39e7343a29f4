import type { Page } from '@playwright/test';
import { passTimeUntil, stopClock } from '../src/clock';
import { sampled } from '../src/tier';
import type { BuildName } from './fixtures/builds';
import { expect, go, heading, isSameDocument, markDocument, open, type TestSite, test } from './site/test';

test.beforeEach(({ allowPageErrors }) =>
  allowPageErrors(/^This release|^(?:\[ Federation Runtime \][\s\S]*)?Unexpected (token|end)|^Loading .*chunk/),
);

const failing: { how: string; build: BuildName; isClicked?: true }[] = [
  { how: 'throws while it is evaluated', build: 'doctor@3.1.0' },
  { how: 'throws when it is mounted', build: 'doctor@3.2.0' },
  { how: 'throws when it is drawn', build: 'doctor@3.3.0' },
  { how: 'throws when it is drawn after a click', build: 'doctor@3.4.0', isClicked: true },
  { how: 'hangs when it is mounted', build: 'doctor@3.5.0' },
  { how: 'throws in an effect of its first screen', build: 'doctor@3.6.0' },
  { how: 'throws in a layout effect of its first screen', build: 'doctor@3.7.0' },
  { how: 'throws a while later', build: 'doctor@3.9.0' },
];

const breakIt = (page: Page) => page.getByRole('button', { name: 'Break' }).click();

for (const { how, build, isClicked, tier } of sampled('falls back', failing)) {
  test(`[MFE-06] a release that ${how}: the one before it takes its place${tier}`, async ({ page, site }) => {
    await site.publish('doctor@1.0.0', build, 'patient@1.0.0');
    await page.clock.install();
    await open(page, '/doctor/home');
    await markDocument(page);
    if (isClicked) await breakIt(page);
    await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
    await page.getByRole('button', { name: 'Count' }).click();
    await expect(page.getByText('Counted: 1')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);

    // It is not tried again in this tab, where a mount would be waited for without end now; its neighbour never noticed.
    await stopClock(page);
    await page.getByRole('link', { name: 'Go to patient' }).click();
    await passTimeUntil(page, heading(page, 'patient 1.0.0'));
    await page.getByRole('link', { name: 'Go to doctor' }).click();
    await passTimeUntil(page, heading(page, 'doctor 1.0.0'));
  });
}

for (const { how, build, isClicked, tier } of sampled('is alone', failing)) {
  test(`[MFE-06] a release that ${how} and has none before it: a message in its place${tier}`, async ({
    page,
    site,
  }) => {
    await site.publish(build, 'patient@1.0.0');
    await open(page, '/doctor/home');
    if (isClicked) await breakIt(page);
    await expect(page.getByRole('heading', { name: 'The doctor area could not be shown' })).toBeVisible();
    await expect(heading(page, 'The doctor area')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await go(page, '/patient/home');
    await expect(heading(page, 'patient 1.0.0')).toBeVisible();
  });
}

const before: { what: string; builds: BuildName[] }[] = [
  { what: 'with one before it', builds: ['doctor@1.0.0'] },
  { what: 'with none before it', builds: [] },
];

for (const { what, builds, tier } of sampled('handler', before)) {
  test(`[MFE-06] a release ${what} that throws in a handler stays, with all that is in it${tier}`, async ({
    page,
    site,
  }) => {
    await site.publish(...builds, 'doctor@3.8.0');
    await open(page, '/doctor/home');
    await page.getByRole('button', { name: 'Count' }).click();
    const thrown = page.waitForEvent('pageerror');
    await breakIt(page);
    expect((await thrown).message).toBe('This release throws in a handler');
    await expect(heading(page, 'doctor 3.8.0')).toBeVisible();
    await page.getByRole('button', { name: 'Count' }).click();
    await expect(page.getByText('Counted: 2')).toBeVisible();
  });
}

test('[MFE-06] a release that does not leave holds up no other, and nothing is said of it @full', async ({
  page,
  site,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await site.publish('doctor@3.10.0', 'patient@1.0.0');
  await page.clock.install();
  await open(page, '/doctor/home');
  await expect(heading(page, 'doctor 3.10.0')).toBeVisible();
  await stopClock(page);
  await page.getByRole('link', { name: 'Go to patient' }).click();
  await passTimeUntil(page, heading(page, 'patient 1.0.0'));
  await expect(heading(page, 'doctor 3.10.0')).toHaveCount(0);
  await page.clock.runFor(60_000);
  expect(said.filter((text) => text.includes('single-spa'))).toEqual([]);
});

const unreachable = [
  { what: 'entry', part: 'doctor/2.0.0/remoteEntry.js', fault: { status: 503 } },
  { what: 'entry, as a page of HTML', part: 'doctor/2.0.0/remoteEntry.js', fault: { body: '<!doctype html>' } },
  { what: 'entry, cut off', part: 'doctor/2.0.0/remoteEntry.js', fault: { body: 'var doctor__2_0_0; (() => {' } },
  { what: 'entry, missing', part: 'doctor/2.0.0/remoteEntry.js', fault: { status: 404 } },
  { what: 'entry, without an end', part: 'doctor/2.0.0/remoteEntry.js', fault: { hang: true } },
] as const;

for (const { what, part, fault, tier } of sampled('try again', unreachable)) {
  test(`[MFE-06] a bad ${what} and no release before it: "Try again" works${tier}`, async ({ page, site }) => {
    site.fault(part, fault);
    await site.publish('doctor@2.0.0', 'patient@1.0.0');
    await open(page, '/doctor/home');
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await markDocument(page);

    const asked = site.asked(part);
    await retry.click();
    await expect.poll(() => site.asked(part)).toBeGreaterThan(asked);
    await expect(retry).toBeVisible();

    site.lift(part);
    await retry.click();
    await expect(heading(page, 'doctor 2.0.0')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
}

for (const { what, part, fault, tier } of sampled('cannot be had', unreachable)) {
  test(`[MFE-06] a bad ${what}: the release before it takes its place${tier}`, async ({ page, site }) => {
    site.fault(part, fault);
    await site.publish('doctor@1.0.0', 'doctor@2.0.0');
    await open(page, '/doctor/home');
    await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
  });
}

/** Chunks, by what stands in their URL; all are asked for after the entry. */
const chunks = [
  {
    what: 'the exposed module',
    path: '/doctor/home',
    files: (site: TestSite) => site.filesOf('doctor@2.0.0', '*', '.js'),
  },
  { what: 'its styles', path: '/doctor/home', files: (site: TestSite) => site.filesOf('doctor@2.0.0', '*', '.css') },
  {
    what: 'a page',
    path: '/doctor/more',
    files: (site: TestSite) => site.filesOf('doctor@2.0.0', '/doctor/more', '.js'),
  },
  { what: 'shared modules', path: '/doctor/more', files: () => ['/static/share-list'] },
];

for (const { what, path, files, tier } of sampled('chunks', chunks)) {
  test(`[MFE-06] a 503 for the chunk of ${what}: "Try again" works without a reload${tier}`, async ({ page, site }) => {
    await site.publish('doctor@2.0.0', 'patient@1.0.0');
    const [part = ''] = await files(site);
    site.fault(part, { status: 503 });
    await open(page, path);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await markDocument(page);
    const asked = site.asked(part);
    expect(asked).toBeGreaterThan(0);

    await retry.click();
    await expect.poll(() => site.asked(part)).toBeGreaterThan(asked);
    await expect(retry).toBeVisible();

    site.lift(part);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'doctor 2.0.0' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('[MFE-06] the code that opens areas does not come: a message in the area’s place, and "Try again" works', async ({
  page,
  site,
}) => {
  await site.publish('doctor@1.0.0', 'patient@1.0.0');
  site.fault('/static/areas', { status: 503 });
  await open(page, '/doctor/home');
  await expect(page.getByRole('heading', { name: 'The doctor area could not be shown' })).toBeVisible();
  await markDocument(page);
  await go(page, '/patient/home');
  await expect(page.getByRole('heading', { name: 'The patient area could not be shown' })).toBeVisible();

  site.lift('/static/areas');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'patient 1.0.0')).toBeVisible();
  await go(page, '/doctor/home');
  await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('[MFE-06] a 503 that is over soon is not even noticed @full', async ({ page, site }) => {
  await site.publish('doctor@1.0.0', 'doctor@2.0.0');
  site.fault('doctor/2.0.0/remoteEntry.js', { status: 503, times: 1 });
  await open(page, '/doctor/home');
  await expect(heading(page, 'doctor 2.0.0')).toBeVisible();
});

test('[MFE-06] a page that fails to arrive later costs itself: its release stays, and "Try again" brings it @full', async ({
  page,
  site,
}) => {
  await site.publish('doctor@1.0.0', 'doctor@2.0.0');
  const [part = ''] = await site.filesOf('doctor@2.0.0', '/doctor/more', '.js');
  site.fault(part, { status: 503 });
  await open(page, '/doctor/home');
  await page.getByRole('button', { name: 'Count' }).click();
  await page.getByRole('link', { name: 'More' }).click();
  await expect(heading(page, 'This part did not load')).toBeVisible();
  expect(site.asked(part)).toBe(3);
  await page.goBack();
  await expect(page.getByText('Counted: 1')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'This part did not load')).toBeVisible();
  site.lift(part);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'more of doctor 2.0.0')).toBeVisible();
});

test('[MFE-06] what the network failed to bring is tried again on the next visit @full', async ({ page, site }) => {
  await site.publish('doctor@1.0.0', 'doctor@2.0.0', 'patient@1.0.0');
  site.fault('doctor/2.0.0/remoteEntry.js', { status: 503 });
  await open(page, '/doctor/home');
  await expect(heading(page, 'doctor 1.0.0')).toBeVisible();
  site.lift('doctor/2.0.0/remoteEntry.js');
  await page.getByRole('link', { name: 'Go to patient' }).click();
  await page.getByRole('link', { name: 'Go to doctor' }).click();
  await expect(heading(page, 'doctor 2.0.0')).toBeVisible();
});

test('[MFE-06] a remote that hangs holds up no other', async ({ page, site }) => {
  site.fault('doctor/1.0.0/remoteEntry.js', { hang: true });
  await site.publish('doctor@1.0.0', 'patient@1.0.0');
  await page.clock.install();
  await open(page, '/doctor/home');
  await expect.poll(() => site.asked('doctor/1.0.0/remoteEntry.js')).toBe(1);
  // The time that the code of a release is waited for has no end from now on.
  await stopClock(page);
  await go(page, '/patient/home');
  await passTimeUntil(page, heading(page, 'patient 1.0.0'));

  // Left, not failed: once it answers it may be shown.
  site.lift('doctor/1.0.0/remoteEntry.js');
  await page.getByRole('link', { name: 'Go to auth' }).waitFor();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});
