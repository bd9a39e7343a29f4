import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';

const heading = (page: Page, name?: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function visit(page: Page, path: string, name?: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(heading(page, name)).toBeVisible();
}

test('[UX-02] the pages that everyone may read have no axe violation, light or dark, and fit 320 px', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/patient/category/all?name=Dermatology%20Facts&section=0', 'Dermatology Facts');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/patient/category/all?name=Dermatology%20Facts&section=0&search=ringworm', 'Dermatology Facts');
  await expect(page.getByRole('list', { name: 'Also found in' })).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/patient/embarrassing/ringworm', /ringworm/i);
  await expectAccessible(page);
  await visit(page, '/no/such/page');
  await expectAccessible(page);
});

test('[UX-02] the login pages have no axe violation, light or dark, and fit 320 px', async ({ page }) => {
  await visit(page, '/login');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Give your password.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Phone code' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/^Give the 10 digits/)).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/admin/login', 'Back office');
  await expectAccessible(page);
});

test('[UX-02] the doctors’ pages have no axe violation, light or dark, and fit 320 px', async ({ page }) => {
  await enterAs(page, 'doctor');
  await page.goto('/doctor/dashboard');
  await expect(page.getByRole('link', { name: 'Read now' })).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/doctor/ebook', 'Ebooks');
  await expect(
    page
      .getByRole('list', { name: /Ebooks/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto('/doctor/dashboard');
  await page.getByRole('link', { name: 'About this book' }).click();
  await expect(page.getByRole('link', { name: 'Read the book' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Read the book' }).click();
  await expect(page.locator('canvas').first()).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/doctor/profile', 'My profile');
  await expectAccessible(page);
  await visit(page, '/account/chat', 'Talk with us');
  await expect(page.getByRole('log')).toBeVisible();
  await expectAccessible(page);
});

test('[UX-02] lists and records of every kind of a doctor have no axe violation, light or dark, and fit 320 px', async ({
  page,
}) => {
  await enterAs(page, 'doctor');
  for (const [path, title] of [
    ['/doctor/proguidevideos', 'Pro-guide videos'],
    ['/doctor/dermatologytimes', 'Dermatology Times'],
    ['/doctor/webinars?when=past', 'Webinars'],
    ['/doctor/polls', 'Polls'],
    ['/doctor/quizzes', 'Quizzes'],
    ['/doctor/search?q=vitiligo', 'Search'],
    ['/doctor/courses', 'Courses'],
    ['/doctor/library', 'Library'],
    ['/doctor/calendar', 'My calendar'],
  ] as const) {
    await visit(page, path, title);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await expectAccessible(page);
  }
});

test('[UX-02] the back office has no axe violation, light or dark, and fits 320 px', async ({ page }) => {
  await enterAs(page, 'admin');
  await visit(page, '/admin/dashboard');
  await expectAccessible(page);
  await visit(page, '/admin/userlist', 'User Verification');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('cell').getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Contact', exact: true })).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/admin/userlist/runs', 'Actions on many');
  await expect(page.getByText('No action on many accounts yet')).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/admin/releases', 'Releases of the areas');
  await expectAccessible(page);
  await visit(page, '/admin/logs', 'Audit log');
  await page.getByRole('cell').getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText('All about this record')).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/admin/messages', 'Messages not delivered');
  await expect(page.getByText('No message was given up')).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/admin/chat', 'Chats');
  await expectAccessible(page);
  await page.getByRole('list', { name: 'Talks' }).getByRole('link').first().click();
  await expect(page.getByRole('log')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Canned answers/ }).click();
  await expect(page.getByRole('dialog', { name: 'Canned answers' })).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/admin/chat/messages', 'Contact messages');
  await page.getByRole('cell').getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByLabel('Your answer')).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/admin/invaliduser', 'Invalid Customer Ids');
  await page.getByRole('cell').getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText('How it was tried')).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/admin/invaliduser/codes', 'Customer codes');
  await page.getByRole('button', { name: 'Take in codes' }).click();
  await expectAccessible(page);
  await visit(page, '/admin/content-approval/posts?of=answer', 'Questions and answers');
  await page.getByRole('cell').getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Its thread' })).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/admin/user-roles', 'User Roles');
  await page.getByRole('link', { name: /^Chat desk/ }).click();
  await expect(page.getByRole('table', { name: 'What the role allows' })).toBeVisible();
  await expectAccessible(page);
});
