import type { Request } from '@playwright/test';
import { enterAs } from '../src/enter';
import { expect, journeysOn } from '../src/journey';
import { withClock } from '../src/portal';

const test = journeysOn(withClock);

test('[PDF-01] [SEC-31] of a book whose link ends while it is read the next page comes by one new link, without a notice', async ({
  page,
  portal,
}) => {
  await enterAs(page, { digits: '9000000101' });
  /** The links by which parts of the file were fetched, and how each was answered. */
  const parts: { url: string; status: number }[] = [];
  page.on('response', (response) => {
    if (response.request().headers().range) parts.push({ url: response.url(), status: response.status() });
  });
  // The viewer's code comes only after the file was asked for: that is not left to the code.
  const beginnings: string[] = [];
  const isBeginning = (request: Request) => request.headers().range === 'bytes=0-131071';
  page.on('request', (request) => {
    if (isBeginning(request)) beginnings.push(request.url());
  });
  const asked = page.waitForRequest(isBeginning);
  await page.route(/\/share-reader\.[^/]*js$/, async (route) => {
    await asked;
    await route.fallback();
  });
  const threads: string[] = [];
  page.on('worker', (thread) => threads.push(thread.url()));
  const links = () => [...new Set(parts.map(({ url }) => url))];
  await page.goto('/doctor/ebook?search=Skin+Conversations');
  await page
    .getByRole('link', { name: /Skin Conversations in Hindi/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Read the book' }).click();
  await expect(page.getByRole('region', { name: 'Page 1 of 18' })).toContainText('Conversations in');
  expect(links()).toHaveLength(1);
  expect(beginnings).toEqual(links());
  expect(threads.filter((url) => url.includes('pdf.worker'))).toHaveLength(1);

  portal.forward();
  const place = page.getByRole('textbox', { name: 'Page', exact: true });
  await place.fill('13');
  await place.press('Enter');
  await expect(page.getByRole('region', { name: 'Page 17 of 18' })).toContainText('धूप से बचाव');
  const [old, fresh] = links();
  expect(links()).toHaveLength(2);
  // A part asked for by the old link may be refused after the first has come by the new one.
  expect(parts).toContainEqual({ url: old, status: 403 });
  expect(parts).toContainEqual({ url: fresh, status: 206 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(place).toHaveValue('13');
});
