import { expect, test } from '@playwright/test';
import { openPart } from './catalogue';

test('[DOC-02] [UX-02] a recording goes on from where it was, plays, jumps and changes its speed by keyboard', async ({
  page,
}) => {
  await openPart(page, 'media-player');
  const player = page.getByRole('region', { name: 'Player: Vitiligo under the dermoscope' });
  const position = player.getByRole('slider', { name: 'Position' });
  await expect(position).toHaveAttribute('aria-valuetext', '0:24 of 1:30');
  await player.getByRole('button', { name: 'Play' }).focus();
  await page.keyboard.press('Space');
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(position).toHaveAttribute('aria-valuetext', /^0:2[5-9] of 1:30$/);
  await page.keyboard.press('k');
  await expect(player.getByRole('button', { name: 'Play' })).toBeFocused();
  const video = player.locator('video');
  const at = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  const paused = await at();
  await page.keyboard.press('l');
  await expect.poll(at).toBeCloseTo(paused + 10);
  await expect(position).toHaveAttribute('aria-valuetext', `0:${Math.floor(paused + 10)} of 1:30`);
  await player.getByLabel('Speed').selectOption('1.5');
  await expect.poll(() => video.evaluate(({ playbackRate }: HTMLVideoElement) => playbackRate)).toBe(1.5);
});

test('[DOC-02] [UX-03] captions are shown in the language of the page', async ({ page }) => {
  await openPart(page, 'media-player', 'hi');
  const shown = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
      );
  const captions = page.getByRole('button', { name: 'कैप्शन' });
  await expect.poll(shown).toEqual([]);
  await captions.click();
  await expect.poll(shown).toEqual(['hi']);
  await expect(captions).toHaveAttribute('aria-pressed', 'true');
});

test('[UX-02] a recording that cannot be had says so, and may be tried again', async ({ page }) => {
  await openPart(page, 'media-player');
  const player = page.getByRole('region', { name: 'Player: A lost recording' });
  await expect(player.getByRole('alert')).toContainText('A lost recording could not be played');
  await expect(player.getByRole('button', { name: 'Try again' })).toBeVisible();
});
