import type { Browser, Page, WebSocket } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../src/axe';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';
import { pressOn, tabTo } from '../src/keys';

const asker = { digits: '9000000101' };
const peer = { digits: '9000000102' };
const title = 'Oral ivermectin in crusted scabies: how many doses?';
const answers = (page: Page) => page.getByRole('list', { name: /^Answers to/ }).getByRole('article');

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

async function another(browser: Browser, baseURL: string, who: Parameters<typeof enterAs>[1]): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await enterAs(page, who);
  return page;
}

/** The line over which the server speaks, once it is open. */
const line = (page: Page) =>
  new Promise<WebSocket>((done) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).startsWith('40') && done(socket)),
    );
  });

async function answer(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your answer' }).fill(text);
  await page.getByRole('button', { name: 'Post the answer' }).click();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('');
}

/** A photograph that says where it was taken. */
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#c08056' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 4/1 0/1' } })
    .jpeg()
    .toBuffer();

test('[DOC-07] [SES-05] [ADM-04] a question with a picture, an answer and an acceptance made in one browser are in the other, also after the line was away; what is reported staff take down', async ({
  page,
  context,
  browser,
  portal,
}) => {
  const other = await another(browser, portal.url, peer);
  const heard = line(other);
  await other.goto('/doctor/questions');
  await expect(other.getByRole('list', { name: 'Questions and answers' })).toBeVisible();
  await heard;

  await enterAs(page, asker);
  const linked = line(page);
  await page.goto('/doctor/questions');
  await page.getByRole('link', { name: 'Ask a question' }).click();
  await page.getByRole('textbox', { name: 'Your question in one line' }).fill(title);
  await page
    .getByRole('textbox', { name: 'What your colleagues need to know' })
    .fill('Adult, **42 kg**, on prednisolone.');
  await page
    .getByLabel('Pictures, up to three')
    .setInputFiles({ name: 'palm.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(page.getByText('where it was taken')).toBeVisible();
  await page.getByRole('button', { name: 'Add this picture' }).click();
  await page.getByRole('checkbox', { name: /In picture 1 no face/ }).check();
  await page.getByRole('button', { name: 'Dosage' }).click();
  await page.getByRole('button', { name: 'Post the question' }).click();
  await expect(page.getByText('Question posted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await other.getByRole('button', { name: '1 new question' }).click();
  await other.getByRole('link', { name: title }).click();
  await expect(other.getByText('42 kg')).toBeVisible();
  const picture = other.getByRole('region', { name: 'Pictures' }).getByRole('img', { name: 'Picture 1' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(900);
  await answer(other, 'Days 1, 2, 8, 9 and 15.');
  await expect(answers(page)).toHaveText(/Days 1, 2, 8, 9 and 15\./);
  await answers(page).getByRole('button', { name: 'Accept this answer' }).click();
  await expect(answers(other).getByText('Accepted')).toBeVisible();

  // The asker writes while the line is away: the draft stays, what was missed is told once.
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Thank you, and');
  const cut = (await linked).waitForEvent('close');
  await context.setOffline(true);
  await cut;
  await answer(other, 'And treat the whole house.');
  await answer(other, 'Cut the nails.');
  await expect(answers(other)).toHaveCount(3);
  await context.setOffline(false);
  await page.getByRole('button', { name: '2 new answers' }).click();
  await expect(answers(page)).toHaveCount(3);
  await expect(page.getByText('Cut the nails.')).toHaveCount(1);

  const nails = answers(page).filter({ hasText: 'Cut the nails.' });
  await nails.getByRole('button', { name: 'Report' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Something else' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Send the report' }).click();
  await expect(nails.getByText('Reported to our team')).toBeVisible();
  const staff = await another(browser, portal.url, 'admin');
  await staff.goto('/admin/content-approval/posts?of=answer&search=Cut+the+nails');
  await staff.getByRole('cell').getByRole('button').first().click();
  const thread = staff.getByRole('dialog').getByRole('region', { name: 'Its thread' });
  await expect(thread.getByText('And treat the whole house.')).toBeVisible();
  await staff.getByRole('button', { name: 'Take down' }).click();
  await staff.getByLabel('Reason').fill('It is said in the leaflet already.');
  await staff.getByRole('dialog').getByRole('button', { name: 'Take down' }).last().click();
  await expect(staff.getByText('It is taken down. Its author has your reason.')).toBeVisible();
  await expect(nails).toHaveCount(0);
  await expect(answers(other)).toHaveCount(2);
  await staff.context().close();

  // The browser asks before what is written goes.
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Thank you, and');
  await other.context().close();
});

test('[DOC-07] [UX-02] list, thread and form have no axe violation, light or dark, and fit 320 px @full', async ({
  page,
}) => {
  await enterAs(page, asker);
  await page.goto('/doctor/questions');
  await expect(page.getByRole('list', { name: 'Questions and answers' }).getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Mine' }).click();
  await page.getByRole('link', { name: /^Consent for photographs/ }).click();
  await expect(answers(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/doctor/questions/ask');
  await page.getByRole('textbox', { name: 'Your question in one line' }).fill('Ferritin in hair shedding?');
  await expect(page.getByRole('region', { name: /This was asked before/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'What your colleagues need to know' }).fill('Call her on 98450 12345.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Post the question' }).focus();
  await expectAccessible(page);
});

test('[DOC-07] [UX-02] with the keyboard alone a question is found and answered, and one is asked with a tag @full', async ({
  page,
}) => {
  await enterAs(page, peer);
  await page.goto('/doctor/questions?search=Ferritin');
  const link = page.getByRole('link', { name: 'Ferritin target in shedding' });
  await expect(link).toBeVisible();
  await page.getByRole('searchbox').focus();
  await pressOn(page, link);
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await expect(field).toBeVisible();
  await tabTo(page, field);
  await page.keyboard.type('Forty, and the cause.');
  await pressOn(page, page.getByRole('button', { name: 'Post the answer' }));
  await expect(answers(page).filter({ hasText: 'Forty, and the cause.' })).toBeVisible();

  await page.goto('/doctor/questions/ask');
  await tabTo(page, page.getByRole('textbox', { name: 'Your question in one line' }));
  await page.keyboard.type('Ferritin in children: below which?');
  await tabTo(page, page.getByRole('textbox', { name: 'What your colleagues need to know' }));
  await page.keyboard.type('A girl of nine who sheds since March.');
  for (const name of ['Diagnosis', 'Dosage']) await pressOn(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { pressed: true })).toHaveText(['Diagnosis']);
  await pressOn(page, page.getByRole('button', { name: 'Post the question' }));
  await expect(page.getByRole('heading', { level: 1, name: /^Ferritin in children/ })).toBeVisible();
});

test('[DOC-07] of 500 answers few are in the document, and a link leads to the one it names @full', async ({
  page,
}) => {
  await enterAs(page, peer);
  let one: object | undefined;
  await page.route('**/api/questions/details/**', async (route) => {
    const real = await route.fetch();
    const { result, ...envelope } = await real.json();
    one ??= result.answers.items[0];
    const at = Number(new URL(route.request().url()).searchParams.get('page') ?? 1) * 50 - 50;
    const items = Array.from({ length: 50 }, (_, place) => ({
      ...one,
      _id: idOf(at + place),
      text: `The answer no. ${at + place}. ${'It goes on for a while. '.repeat(place % 7)}`,
      accepted: false,
    }));
    const answers = { ...result.answers, items, total: 500, page: at / 50 + 1, at: at === 0 ? 301 : null };
    await route.fulfill({ json: { ...envelope, result: { ...result, answers } } });
  });
  await page.goto('/doctor/questions?search=Ferritin');
  const path = await page.getByRole('link', { name: 'Ferritin target in shedding' }).getAttribute('href');
  await page.goto(`${path}#answer-${idOf(301)}`);
  await expect(page.getByText('The answer no. 301.')).toBeInViewport();
  const rows = page.getByRole('list', { name: /^Answers to/ }).getByRole('listitem');
  expect(await rows.count()).toBeLessThan(40);
  await page.getByRole('textbox', { name: 'Your answer' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('The answer no. 499.')).toBeVisible();
  expect(await rows.count()).toBeLessThan(40);
});
