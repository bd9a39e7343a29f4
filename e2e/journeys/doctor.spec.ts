import { expect, logInByPhone, test } from '../src/journey';

test('[AUTH-05][DOC-01][DOC-02][AUTH-10] a doctor logs in by code, finds an ebook among a thousand, reads it and logs out', async ({
  page,
}) => {
  await logInByPhone(page, '9000000102');
  await expect(page.getByRole('status').filter({ hasText: 'Login Successful' })).toBeVisible();
  await expect(page).toHaveURL(/\/doctor\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Menon');
  await expect(page.getByRole('main').getByText('1,000').first()).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Doctor area' })
    .getByRole('link', { name: /Ebooks/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ebooks' })).toBeVisible();
  await expect(page.getByText('1,000 titles').first()).toBeVisible();
  const books = page.getByRole('list', { name: /Ebooks/ }).getByRole('listitem');
  await expect(books.first()).toBeVisible();
  const drawn = await books.count();
  expect(drawn).toBeLessThan(80);

  // The end of the list is reached by scrolling, and only what is near is drawn.
  const lastOf = async () => {
    await page.keyboard.press('End');
    return books.last().getAttribute('aria-posinset');
  };
  await expect.poll(lastOf).toBe('1000');
  expect(await books.count()).toBeLessThan(80);
  await page.keyboard.press('Home');

  const filters = page.getByRole('group', { name: 'Sub-speciality' });
  await filters.getByRole('checkbox', { name: /Hair/ }).click();
  await expect(page).toHaveURL(/subSpeciality=/);
  await expect(page.getByText(/\d+ of 1,000 titles/).first()).toBeVisible();
  await filters.getByRole('checkbox', { name: /Hair/ }).click();
  await expect(page.getByText('1,000 titles', { exact: true }).first()).toBeVisible();
  await page.getByRole('group', { name: 'Author' }).getByRole('checkbox').first().click();
  await expect(page).toHaveURL(/person=/);
  await page.reload();
  await expect(page.getByText(/\d+ of 1,000 titles/).first()).toBeVisible();

  await page.goto('/doctor/dashboard');
  await page.getByRole('link', { name: 'Read now' }).click();
  await expect(
    page
      .getByRole('region', { name: /Page 1/ })
      .or(page.getByLabel('Page 1'))
      .first(),
  ).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();

  await page.goto('/doctor/dashboard');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page
    .getByRole('menuitem', { name: 'Log out' })
    .or(page.getByRole('link', { name: 'Log out' }))
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Logout Successful' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('[NAV-11][SES-03] a visitor who asks for ebooks logs in first and is brought back to where they were going', async ({
  page,
}) => {
  await page.goto('/doctor/ebook?sort=title');
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('tab', { name: 'Email and password' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('ananya.rao@tvacha.example');
  await page.getByLabel('Password', { exact: true }).fill('Indigo-library-56');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/doctor\/ebook\?sort=title$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ebooks' })).toBeVisible();
});
