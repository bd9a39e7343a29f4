import { expect, test } from '../src/journey';

test('[PAT-02][NAV-01] a visitor opens the doctors of a city, looks around a PIN code, keeps its address and reads a profile', async ({
  page,
}) => {
  await page.goto('/findadoctor?city=Pune');
  await expect(page.getByRole('heading', { level: 1, name: 'Dermatologists in Pune' })).toBeVisible();
  const doctors = page.getByRole('list', { name: 'Doctors' }).getByRole('article');
  await expect(doctors.first()).toContainText('Pune');

  await page.getByRole('combobox', { name: 'City, state or PIN code' }).fill('0110');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(/two to six digits/)).toBeVisible();
  await expect(doctors.first()).toContainText('Pune');

  await page.getByRole('combobox', { name: 'City, state or PIN code' }).fill('560');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/findadoctor\?pincode=560$/);
  await expect(page.getByText('Nearest first')).toBeVisible();
  await page.reload();
  await expect(doctors.first()).toContainText('Bengaluru');

  const first = doctors.first().getByRole('heading').getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Training')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?pincode=560$/);
});

test('[PAT-02] without scripts the form still finds', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portal.url });
  const page = await context.newPage();
  await page.goto('/findadoctor');
  await page.getByRole('combobox', { name: 'City, state or PIN code' }).fill('411');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('list', { name: 'Doctors' }).getByRole('article').first()).toContainText('Maharashtra');
  await context.close();
});

test('[PAT-03][NAV-01] a visitor sees what Dermalive has to come and what it had, in English and Hindi', async ({
  page,
}) => {
  await page.goto('/patient/dermatologist');
  await expect(page.getByRole('heading', { level: 1, name: 'Dermalive' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Coming up' }).getByRole('article')).toHaveCount(3);
  const past = page.getByRole('region', { name: 'Past talks' }).getByRole('article').first();
  await past.getByText('What it covered').click();
  await expect(past.getByRole('listitem').first()).toBeVisible();
  await page.goto('/patient/dermatologist?lang=hi');
  await expect(page.getByRole('region', { name: 'आने वाली बातचीत' }).getByRole('article')).toHaveCount(3);
});
