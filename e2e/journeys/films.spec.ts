import type { Page } from '@playwright/test';
import { enterAs } from '../src/enter';
import { expect, journeysOn } from '../src/journey';
import { withClock } from '../src/portal';

const test = journeysOn(withClock);
const doctor = { digits: '9000000101' };

const video = (page: Page) => page.locator('video');
const secondOf = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
const shownCaptions = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => {
    const shown = [...element.textTracks].find(({ mode }) => mode === 'showing');
    return shown ? [shown.language, shown.cues?.length] : [];
  });

async function openGuide(page: Page, title: string): Promise<void> {
  await page.goto('/doctor/proguidevideos');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('[DOC-02] [SEC-31] a film whose link ends while it plays goes on at the same second by another, without a notice @full', async ({
  page,
  portal,
}) => {
  await enterAs(page, doctor);
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/films/link')) renewals.push(request.url());
  });
  // The server gives the first part alone; the rest is asked for when the link has ended.
  const parts: string[] = [];
  let clockMoved: () => void = () => undefined;
  const moved = new Promise<void>((resolve) => {
    clockMoved = resolve;
  });
  await page.route('**/api/files/uploads/film/**', async (route) => {
    parts.push(route.request().url());
    const headers = await route.request().allHeaders();
    if (parts.length === 1) return route.continue({ headers: { ...headers, range: 'bytes=0-59999' } });
    await moved;
    return route.continue();
  });
  await openGuide(page, 'Taking a KOH that answers');
  await page.getByRole('button', { name: 'Captions' }).click();
  await page.getByRole('combobox', { name: 'Language of captions' }).selectOption('hi');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => secondOf(page)).toBeGreaterThan(3.5);
  await expect(page.getByRole('region', { name: 'Transcript' }).locator('[aria-current]')).toContainText('Two glass');
  await expect.poll(() => parts.length).toBe(2);

  const second = await secondOf(page);
  portal.forward();
  clockMoved();
  await expect.poll(() => renewals.length).toBe(1);
  await expect(video(page)).not.toHaveAttribute('src', new URL(parts[0] ?? '').href.replace(portal.url, ''));
  await expect.poll(() => secondOf(page)).toBeGreaterThan(second + 1);
  expect(await shownCaptions(page)).toEqual(['hi', 8]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(renewals).toHaveLength(1);

  // The place is kept, and offered on the way back.
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/reading/save'));
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('link', { name: /^All / }).click();
  await saved;
  await openGuide(page, 'Taking a KOH that answers');
  await expect(page.getByRole('button', { name: /^Go on at 0:/ })).toBeVisible();
});

test('[DOC-02] the recording of a past webinar plays with captions, and a line of its words leads into it @full', async ({
  page,
}) => {
  await enterAs(page, doctor);
  await page.goto('/doctor/webinars?when=past');
  const row = page.getByRole('article').filter({ hasText: 'Recording' }).first();
  await row.getByRole('link').click();
  const transcript = page.getByRole('region', { name: 'Transcript' });
  const lines = transcript.getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  const last = lines.last().getByRole('button');
  await last.click();
  await expect(lines.last()).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => secondOf(page)).toBeGreaterThan(15);
  await page.getByRole('button', { name: 'Captions' }).click();
  expect((await shownCaptions(page))[0]).toBe('en');
});
