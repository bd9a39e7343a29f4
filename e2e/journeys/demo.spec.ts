import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey';
import { codeFor } from '../src/outbox';
import { go } from '../src/test';

const digits = '9876501255';

/** What the server refuses, what changes something, and what fails in a toast, from now on. */
function watch(page: Page) {
  const seen: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) seen.push(`403 ${response.url()}`);
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isOpen = /^\/api\/(demo|auth|telemetry)\//.test(pathname);
    if (pathname.startsWith('/api/') && request.method() !== 'GET' && !isOpen)
      seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
}

/** The first that a list leads to. */
const follow = async (page: Page, list: string, name: string) => {
  await go(page, list);
  await page.getByRole('list', { name }).getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeHidden();
};

test('[AUTH-08] who looks around by the demo meets no control that refuses, and sends no change @full', async ({
  page,
}) => {
  test.slow();
  const seen = watch(page);
  await page.goto('/demo/registration');
  await page.getByLabel('Full name').fill('Farah Khan');
  await page.getByLabel('Mobile number').fill(digits);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/\/demo\/confirm$/);
  await page.getByLabel('Six-digit code').fill(await codeFor(page, `+91${digits}`));
  await page.getByRole('button', { name: 'Verify and look around' }).click();
  await expect(page).toHaveURL(/\/doctor\/dashboard$/);
  await expect(page.getByRole('region', { name: 'Demo' })).toBeVisible();

  const main = page.getByRole('main');
  const says = async (words: string) => {
    await expect(main.getByText(words).getByRole('link', { name: 'Become a member' }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toHaveCount(0);
  };
  await says('Members can vote.');
  for (const [path, words] of [
    ['/doctor/questions', 'Members can ask questions.'],
    ['/doctor/questions/ask', 'Members can ask questions.'],
    ['/doctor/contributionlist', 'Members can share cases and pictures.'],
    ['/doctor/contributions/new', 'Members can share cases and pictures.'],
    ['/doctor/library', 'Members can keep bookmarks in folders.'],
    ['/doctor/calendar', 'Members can have such a link.'],
    ['/doctor/profile', 'Members have a profile of their own.'],
    ['/account/chat', 'Members write to the team here.'],
    ['/account/notices', 'Members choose what they are told of.'],
  ] as const) {
    await go(page, path);
    await says(words);
  }
  await follow(page, '/doctor/polls?state=open', 'Polls');
  await says('Members can vote.');
  await follow(page, '/doctor/quizzes', 'Quizzes');
  await says('Members can take quizzes.');
  await follow(page, '/doctor/courses', 'Courses');
  await says('Members can take courses.');
  await follow(page, '/doctor/webinars?when=upcoming', 'Webinars');
  await says('Members can register.');

  // The reader keeps its place for members alone.
  await follow(page, '/doctor/ebook', 'Ebooks');
  await expect(main.getByRole('button', { name: /^Bookmark/ })).toHaveCount(0);
  await main.getByRole('link', { name: /^Read/ }).click();
  await expect(
    page.getByRole('textbox', { name: /^Page/ }).or(page.getByRole('spinbutton', { name: /^Page/ })),
  ).toBeVisible();
  await page.keyboard.press('PageDown');
  await go(page, '/doctor/learning');
  await expect(page.getByRole('heading', { level: 1, name: 'Learning' })).toBeVisible();
  await go(page, '/account/sessions');
  await expect(main.getByText('This device').or(main.getByRole('listitem')).first()).toBeVisible();
  await go(page, '/account/privacy');
  await expect(page.getByText('A demo keeps your name alone')).toBeVisible();
  expect(seen).toEqual([]);
});
