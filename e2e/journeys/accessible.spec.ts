import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';
import { chosenIn } from '../src/tier';

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

const kinds = [
  { title: 'Ejournals', path: '/doctor/ejournals' },
  { title: 'Magzter', path: '/doctor/magzter' },
  { title: 'Vidya open house', path: '/doctor/vidyaopenhouse' },
  { title: 'Journal clubs', path: '/doctor/journalclubs' },
  { title: 'Expert lectures', path: '/events/expertlectures' },
  { title: 'Pro-guide videos', path: '/doctor/proguidevideos' },
  { title: 'Dermatology Times', path: '/doctor/dermatologytimes' },
  { title: 'Webinars', path: '/doctor/webinars?when=past' },
  { title: 'Polls', path: '/doctor/polls' },
  { title: 'Quizzes', path: '/doctor/quizzes' },
  { title: 'Search', path: '/doctor/search?q=vitiligo' },
  { title: 'Courses', path: '/doctor/courses' },
  { title: 'Library', path: '/doctor/library' },
  { title: 'My calendar', path: '/doctor/calendar' },
];

test('[UX-02] lists and records of a doctor’s kinds have no axe violation, light or dark, and fit 320 px', async ({
  page,
}, { file }) => {
  await enterAs(page, 'doctor');
  for (const { title, path } of chosenIn(file, 'accessible kinds', kinds)) {
    await visit(page, path, title);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await expectAccessible(page);
  }
});

const firstRow = (page: Page) => page.getByRole('cell').getByRole('button').first();
const dialog = (page: Page, name?: string) => page.getByRole('dialog', { name });

interface OfficePage {
  path: string;
  title: string;
  /** What there is to see besides, in steps: each is looked at. */
  steps: readonly ((page: Page) => Promise<void>)[];
}

const officePages: readonly OfficePage[] = [
  { path: '/admin/dashboard', title: 'Dashboard', steps: [] },
  {
    path: '/admin/userlist',
    title: 'User Verification',
    steps: [
      async (page) => {
        await firstRow(page).click();
        await expect(dialog(page).getByRole('heading', { name: 'Contact', exact: true })).toBeVisible();
      },
    ],
  },
  { path: '/admin/userlist/runs', title: 'Actions on many', steps: [] },
  { path: '/admin/releases', title: 'Releases of the areas', steps: [] },
  {
    path: '/admin/logs',
    title: 'Audit log',
    steps: [
      async (page) => {
        await firstRow(page).click();
        await expect(dialog(page).getByText('All about this record')).toBeVisible();
      },
    ],
  },
  { path: '/admin/messages', title: 'Messages not delivered', steps: [] },
  {
    path: '/admin/chat',
    title: 'Chats',
    steps: [
      async (page) => {
        await page.getByRole('list', { name: 'Talks' }).getByRole('link').first().click();
        await expect(page.getByRole('log')).toBeVisible();
      },
      async (page) => {
        await page.getByRole('button', { name: /^Canned answers/ }).click();
        await expect(dialog(page, 'Canned answers')).toBeVisible();
      },
    ],
  },
  {
    path: '/admin/chat/messages',
    title: 'Contact messages',
    steps: [
      async (page) => {
        await firstRow(page).click();
        await expect(dialog(page).getByLabel('Your answer')).toBeVisible();
      },
    ],
  },
  {
    path: '/admin/invaliduser',
    title: 'Invalid Customer Ids',
    steps: [
      async (page) => {
        await firstRow(page).click();
        await expect(dialog(page).getByText('How it was tried')).toBeVisible();
      },
    ],
  },
  {
    path: '/admin/invaliduser/codes',
    title: 'Customer codes',
    steps: [(page) => page.getByRole('button', { name: 'Take in codes' }).click()],
  },
  {
    path: '/admin/content-approval/posts?of=answer',
    title: 'Questions and answers',
    steps: [
      async (page) => {
        await firstRow(page).click();
        await expect(dialog(page).getByRole('region', { name: 'Its thread' })).toBeVisible();
      },
    ],
  },
  {
    path: '/admin/user-roles',
    title: 'User Roles',
    steps: [
      async (page) => {
        await page.getByRole('link', { name: /^Chat desk/ }).click();
        await expect(page.getByRole('table', { name: 'What the role allows' })).toBeVisible();
      },
    ],
  },
];

test('[UX-02] pages of the back office have no axe violation, light or dark, and fit 320 px', async ({ page }, {
  file,
}) => {
  await enterAs(page, 'admin');
  for (const { path, title, steps } of chosenIn(file, 'accessible office', officePages)) {
    await visit(page, path, title);
    await expectAccessible(page);
    for (const step of steps) {
      await step(page);
      await expectAccessible(page);
    }
  }
});
