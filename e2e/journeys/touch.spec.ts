import type { Page } from '@playwright/test';
import { doctorLists } from '../src/doctor-lists';
import { enterAs, type Who } from '../src/enter';
import { expect, test } from '../src/journey';
import { tooSmall } from '../src/touch';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

async function expectRoom(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => tooSmall(page), path).toEqual([]);
  }
}

test('[UX-02] [UX-03] on visitors’ pages every control has 44 px for a finger @full', async ({ page }) => {
  await expectRoom(page, [
    '/',
    '/login',
    '/login/doctor',
    '/register/verifycustomer',
    '/register/doctor?code=TVD-1N68',
    '/findadoctor',
    '/patient/embarrassing/ringworm',
    '/contact',
  ]);
});

const areas = [
  [
    'doctor',
    [
      '/doctor/dashboard',
      '/doctor/ebook',
      ...doctorLists,
      '/doctor/calendar',
      '/account/sessions',
      '/account/privacy',
      '/doctor/contributionlist',
      '/doctor/questions',
      '/doctor/questions/ask',
      '/doctor/profile',
      '/doctor/learning',
      '/account/notices',
    ],
  ],
  [
    'admin',
    [
      '/admin/userlist',
      '/admin/invaliduser',
      '/admin/invaliduser/codes',
      '/admin/content-approval/posts',
      '/admin/user-roles?id=new',
    ],
  ],
] as const satisfies readonly (readonly [Who, readonly string[]])[];

for (const [who, paths] of areas)
  test(`[UX-02] [UX-03] on pages of the ${who} every control has 44 px for a finger @full`, async ({ page }) => {
    await enterAs(page, who);
    await expectRoom(page, paths);
  });
