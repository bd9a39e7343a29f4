import { expect, test } from '../src/test';
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
  await expect(position).not.toHaveAttribute('aria-valuetext', '0:24 of 1:30');
  await page.keyboard.press('k');
  await expect(player.getByRole('button', { name: 'Play' })).toBeFocused();
  const video = player.locator('video');
  const at = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  const paused = await at();
  await page.keyboard.press('l');
  await expect.poll(at).toBeCloseTo(paused + 10);
  const [minutes, seconds] = [Math.floor((paused + 10) / 60), Math.floor((paused + 10) % 60)];
  await expect(position).toHaveAttribute('aria-valuetext', `${minutes}:${String(seconds).padStart(2, '0')} of 1:30`);
  await player.getByLabel('Speed').selectOption('1.5');
  await expect.poll(() => video.evaluate(({ playbackRate }: HTMLVideoElement) => playbackRate)).toBe(1.5);
});

test('[DOC-02] [UX-03] captions are shown in the language of the page @full', async ({ page }) => {
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

/** Ten seconds of silence as a WAV file: 8,000 samples of a byte each second. */
function silence(): Buffer {
  const samples = Buffer.alloc(80_000, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

test('[UX-02] a recording that cannot be had says so, is asked for again, and plays @full', async ({ page }) => {
  await openPart(page, 'media-player');
  const player = page.getByRole('region', { name: 'Player: A lost recording' });
  const failure = player.getByRole('alert');
  await expect(failure).toContainText('A lost recording could not be played');
  await page.route('**/nothing.mp3', (route) => route.fulfill({ contentType: 'audio/wav', body: silence() }));
  await player.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeHidden();
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuetext',
    /^0:(0[1-9]|10) of 0:10$/,
  );
});
