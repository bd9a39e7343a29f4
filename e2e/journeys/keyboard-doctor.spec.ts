import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';
import { pressOn, tabTo } from '../src/keys';

test('[UX-02] [DOC-04] with the keyboard alone a doctor votes, and hears how it stands @full', async ({ page }) => {
  // Not the one of `polls.spec.ts`, who has one open poll left to vote in.
  await enterAs(page, { digits: '9000000101' });
  await page.goto('/doctor/polls?state=open');
  const cards = page.getByRole('list', { name: 'Polls' }).getByRole('article');
  const open = cards.filter({ hasNotText: 'You voted' }).first().getByRole('link');
  await expect(open).toBeVisible();
  await pressOn(page, open);
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await pressOn(page, page.getByRole('button', { name: 'Vote' }));
  await expect(page.getByText('Your vote')).toBeVisible();
  await expect(page.getByRole('region', { name: 'How it stands' }).getByRole('status')).toHaveText(/^\d+ votes$/);
});

test('[UX-02] [DOC-02] with the keyboard alone a doctor plays a film, leaps, and reads its captions @full', async ({
  page,
}) => {
  await enterAs(page, { digits: '9000000101' });
  await page.goto('/doctor/proguidevideos');
  const film = page.getByRole('link', { name: 'Taking a KOH that answers' });
  await expect(film).toBeVisible();
  await pressOn(page, film);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await expect(play).toBeVisible();
  await pressOn(page, play);
  const second = () => page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(second).toBeGreaterThan(0.5);
  await page.keyboard.press('ArrowRight');
  await expect.poll(second).toBeGreaterThan(5);
  await pressOn(page, page.getByRole('button', { name: 'Captions' }));
  await expect(page.getByRole('combobox', { name: 'Language of captions' })).toBeVisible();
  const line = page.getByRole('region', { name: 'Transcript' }).getByRole('listitem').nth(3);
  await pressOn(page, line.getByRole('button'));
  await expect(line).toHaveAttribute('aria-current', 'true');
});
