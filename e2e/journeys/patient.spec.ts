import { expect, test } from '../src/journey';

test('[PAT-01][NAV-04][MFE-03] a visitor reads an article without login, and no doctor or admin code is fetched', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto('/patient/category/all?name=Dermatology%20Facts&section=0');
  await expect(page.getByRole('heading', { level: 1, name: 'Dermatology Facts' })).toBeVisible();
  const first = page.getByRole('list', { name: 'Articles' }).getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();

  await expect(page).toHaveURL(/\/patient\/embarrassing\/[a-z0-9-]+/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/Reviewed by/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  expect(asked.some((path) => path.startsWith('/remotes/patient/'))).toBe(true);
  expect(asked.filter((path) => /^\/remotes\/(doctor|admin|auth)\//.test(path))).toEqual([]);
});

test('[PAT-01][NAV-04] a search on the home page leads to the section that has it, whichever that is', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('ringworm');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dermatology Facts' })).toBeVisible();
  const elsewhere = page.getByRole('list', { name: 'Also found in' });
  await elsewhere.getByRole('link', { name: /^Common Hair & Skin Problems/ }).click();
  await expect(page).toHaveURL(/section=3&search=ringworm$/);
  await expect(page.getByRole('article')).toContainText('Ringworm');
});

test('[NAV-04] each of the five sections has an address of its own @full', async ({ page }) => {
  const titles = [
    'Dermatology Facts',
    'Derma Bytes',
    'Derma Graphics',
    'Common Hair & Skin Problems',
    'Know Your Hair & Skin Solutions',
  ];
  for (const [section, title] of titles.entries()) {
    await page.goto(`/patient/category/all?name=${encodeURIComponent(title)}&section=${section}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('[NAV-01] an unknown path is a page that says so, with the status that says so', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Tvacha');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
