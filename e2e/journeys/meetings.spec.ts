import { readFile } from 'node:fs/promises';
import { expect, logInByPhone, test } from '../src/journey';

/** The fields of a calendar's file, its folded lines put together. */
async function fieldsOf(path: string): Promise<Record<string, string>> {
  const lines = (await readFile(path, 'utf8')).replaceAll('\r\n ', '').split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  return Object.fromEntries(
    lines.filter(Boolean).map((line) => [line.split(/[:;]/, 1)[0], line.slice(line.indexOf(':') + 1)]),
  );
}

test('[DOC-02][DOC-08] a doctor finds a webinar, registers, puts it into a calendar, and cancels', async ({
  page,
  playwright,
}) => {
  await logInByPhone(page, '9000000102');
  await expect(page).toHaveURL(/\/doctor\/dashboard$/);
  await page
    .getByRole('navigation', { name: 'Doctor area' })
    .getByRole('link', { name: /Webinars/ })
    .click();
  await page.getByRole('checkbox', { name: 'To come' }).click();
  await expect(page).toHaveURL(/when=upcoming/);
  const rows = page.getByRole('main').getByRole('article');
  const link = rows.filter({ hasNotText: 'You are coming' }).first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const panel = page.getByRole('region', { name: 'Coming to it' });
  await panel.getByRole('button', { name: 'Register' }).click();
  await expect(panel.getByText(/^You are coming/)).toBeVisible();
  await page.reload();
  await expect(panel.getByText(/^You are coming/)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const file = await fieldsOf(await download.path());
  expect(file).toMatchObject({ STATUS: 'CONFIRMED', METHOD: 'PUBLISH' });
  expect(file.SUMMARY?.replaceAll('\\', '')).toBe(title);
  expect(file.UID).toContain(new URL(page.url()).pathname.split('/').at(-1));
  expect(file.DTSTART).toMatch(/^\d{8}T\d{6}Z$/);

  // A calendar, which has no login, asks by the link.
  await panel.getByRole('link', { name: 'My calendar' }).click();
  await page.getByRole('button', { name: 'Make a calendar link' }).click();
  const feed = new URL((await page.getByText('/api/events/feed.ics?key=').textContent()) ?? '');
  const calendar = await playwright.request.newContext({ baseURL: new URL(page.url()).origin });
  const followed = async () =>
    (await (await calendar.get(`${feed.pathname}${feed.search}`)).text()).includes(file.UID ?? '-');
  expect(await followed()).toBe(true);

  await page.getByRole('main').getByRole('link', { name: title }).click();
  await panel.getByRole('button', { name: 'Cancel registration' }).click();
  await expect(panel.getByRole('button', { name: 'Register' })).toBeVisible();
  expect(await followed()).toBe(false);
  await calendar.dispose();
});
