import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';

const doctor = { digits: '9000000101' };

test('[UX-04] what is said in a recording is found from the header, counted by kind, and opens at its second', async ({
  page,
}) => {
  await enterAs(page, doctor);
  await page.goto('/doctor/dashboard');
  // The key is heard once its button is there.
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  await page.getByRole('combobox', { name: 'What are you looking for?' }).fill('last interval that held');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/doctor\/search\?q=last/);
  await page.getByRole('checkbox', { name: 'Webinars 1' }).click();
  await expect(page).toHaveURL(/kind=webinars/);
  await page.reload();
  const hit = page.getByRole('list', { name: 'Search' }).getByRole('article');
  await expect(hit).toHaveCount(1);
  await expect(hit.getByRole('heading')).toHaveText('Biologics in chronic urticaria: when to stop');
  await expect(hit.getByText(/^Who/)).toBeVisible();
  await hit.getByRole('link', { name: /^At 0:/ }).click();
  await expect(page).toHaveURL(/\/doctor\/webinars\/[\w-]+\?at=\d+$/);
  const at = Number(new URL(page.url()).searchParams.get('at'));
  expect(at).toBeGreaterThan(10);
  const second = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);
  await expect.poll(second).toBeGreaterThanOrEqual(at);
  expect(await second()).toBeLessThan(at + 3);
});

test('[DOC-02] a chapter of a book leads to its page in the reader', async ({ page }) => {
  await enterAs(page, doctor);
  await page.goto('/doctor/ebook?search=Tinea in the Age of Steroid Creams');
  await page.getByRole('list', { name: 'Ebooks' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Examination', exact: true }).click();
  await expect(page).toHaveURL(/\/read\?page=5$/);
  await expect(page.getByText('Undress the patient.', { exact: false }).first()).toBeVisible();
});
