import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../src/axe';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';

const author = { digits: '9000000101' };
const peer = { digits: '9000000102' };
const title = 'A burrow in the web of a finger';

async function another(browser: Browser, baseURL: string, who: { digits: string }): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await enterAs(page, who);
  return page;
}

/** A photograph as a phone makes it: with its maker and where it was taken. */
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#c08056' } })
    .withExif({
      IFD0: { Make: 'Phonemaker', Artist: 'Dr. Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 4/1 0/1' },
    })
    .jpeg()
    .toBuffer();

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByTitle(option, { exact: true }).click();
}

test('[DOC-06] [ADM-04] [SEC-32] a draft goes on at another device, a cut upload is tried again, it is returned, mended and approved, and a colleague reads it', async ({
  page,
  browser,
  portal,
}) => {
  await enterAs(page, author);
  await page.goto('/doctor/contributions/new');
  await page.getByRole('button', { name: 'A picture' }).click();
  await page.getByLabel('Age in years').fill('8');
  await choose(page, 'Where on the body', 'Hands');
  await choose(page, 'Skin type (Fitzpatrick)', 'Skin type V');
  await page.getByLabel('The site in words').fill('Finger web');
  await next(page);
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && (answer.request().postData() ?? '').includes(title),
  );
  await page.getByLabel('Title').fill(title);
  await saved;
  const address = new URL(page.url()).pathname;

  const other = await another(browser, portal.url, author);
  await other.goto(`${address}?step=story`);
  await expect(other.getByLabel('Title')).toHaveValue(title);
  await other.getByLabel('In two lines').fill('The jet with its contrail at the end of a burrow.');
  await choose(other, 'How the picture was made', 'Dermoscopy');
  await other.getByLabel('What the picture shows').fill('A jet with its contrail at the end.');
  await next(other);
  await other.route('**/drafts/pictures*', (route) => route.abort('connectionreset'), { times: 1 });
  await other
    .getByLabel('Pictures, one by one')
    .setInputFiles({ name: 'web.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(other.getByText('where it was taken')).toBeVisible();
  await expect(other.getByText('Make: Phonemaker')).toBeVisible();
  await other.getByRole('button', { name: 'Add this picture' }).click();
  await other.getByRole('button', { name: 'Try again: web.jpg' }).click();
  await other.getByLabel('Caption of picture 1').fill('Burrow');
  await other.getByRole('checkbox', { name: /In picture 1 no face/ }).check();
  await expectAccessible(other);
  await next(other);
  await other.getByLabel('Diagnosis').fill('Scabies');
  await next(other);
  await other.getByRole('checkbox', { name: 'The rights in text and pictures are mine' }).check();
  await choose(other, 'Language in which the patient read it', 'हिन्दी');
  await other.getByRole('checkbox', { name: 'The patient agreed to these words' }).check();
  await expect(other.getByText('All of it is there')).toBeVisible();
  await other.getByRole('button', { name: 'Send to our editors' }).click();
  await expect(other.getByText(/Image upload successful/)).toBeVisible();
  await expect(other.getByText('Our editors read it before others see it.')).toBeVisible();
  const url = (await other.getByRole('img', { name: 'Picture 1: Burrow' }).getAttribute('src')) ?? '';
  const bytes = await (await other.request.get(url)).body();
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.includes('Phonemaker')).toBe(false);

  const staff = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await enterAs(staff, 'editor');
  const id = address.split('/')[3];
  await staff.goto(`/admin/content-approval?id=${id}`);
  const drawer = staff.getByRole('dialog').filter({ hasText: 'Scabies' });
  await expect(drawer.getByRole('img', { name: 'Picture 1: Burrow' }).first()).toBeVisible();
  await expect(drawer.getByText('Skin type V', { exact: true })).toBeVisible();
  await expectAccessible(staff);
  await drawer.getByRole('button', { name: 'Give back' }).click();
  const asking = staff.getByRole('dialog', { name: /^Give “/ });
  await asking.getByRole('textbox', { name: 'Note' }).fill('Say what is at the end of the burrow.');
  await asking.getByRole('button', { name: 'Give back' }).click();
  await expect(drawer.getByText(/is back with its author/)).toBeVisible();

  await other.goto(`${address}?step=teaching`);
  await expect(other.getByText('Say what is at the end of the burrow.')).toBeVisible();
  await other.getByLabel('Diagnosis').fill('Scabies, with the mite at the end');
  await next(other);
  await other.getByRole('button', { name: 'Send to our editors' }).click();
  await expect(other.getByText('Our editors read it before others see it.')).toBeVisible();

  await staff.reload();
  await expect(drawer.getByText('Scabies, with the mite at the end')).toBeVisible();
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await staff
    .getByRole('dialog', { name: /^Approve “/ })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(drawer.getByText(/is published\.$/)).toBeVisible();

  const colleague = await another(browser, portal.url, peer);
  await colleague.goto(`/doctor/contributions/${id}?quiz=1`);
  await expect(colleague.getByRole('heading', { level: 1, name: 'What do you think?' })).toBeVisible();
  await expect(colleague.getByText(/Scabies/)).toHaveCount(0);
  await colleague.getByRole('button', { name: 'Show the diagnosis' }).click();
  await expect(colleague.getByText('Scabies, with the mite at the end')).toBeVisible();

  await other.getByRole('button', { name: 'Withdraw the consent' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Withdraw the consent' }).click();
  await expect(other.getByText(/The patient’s consent was taken back/)).toBeVisible();
  await colleague.reload();
  await expect(colleague.getByRole('heading', { name: /could not find/ })).toBeVisible();
});

test('[DOC-06] [UX-02] list, record, quiz and each step of the form have no axe violation, light or dark, and fit 320 px @full', async ({
  page,
}) => {
  await enterAs(page, author);
  const rows = page.getByRole('list', { name: 'Contributions' }).getByRole('article');
  for (const query of ['type=case', 'as=quiz', 'mine=true']) {
    await page.goto(`/doctor/contributionlist?${query}`);
    await expect(rows.first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/doctor/contributionlist?type=case');
  await rows.first().getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Pictures' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Side by side' }).click();
  await expect(page.getByRole('combobox', { name: 'Picture on the left' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Take it as a quiz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What do you think?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the diagnosis' }).click();
  await expectAccessible(page);
  await page.goto('/doctor/contributions/nocopyright');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/doctor/contributions/new');
  await page.getByRole('button', { name: 'A case' }).click();
  await expect(page.getByLabel('Age in years')).toBeVisible();
  await page.getByLabel('Age in years').fill('200');
  for (const last of ['Sex', 'History', 'Pictures, one by one', 'Teaching point', 'Send to our editors']) {
    await expect(
      page
        .getByLabel(last)
        .or(page.getByRole('button', { name: last }))
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    if (last !== 'Send to our editors') await next(page);
  }
});
