import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../src/axe';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';
import { pressOn, tabTo } from '../src/keys';

const author = { digits: '9000000101' };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByLabel('Pictures, one by one');
const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer });

/** A draft of its own, at its pictures. */
async function begin(page: Page): Promise<void> {
  await enterAs(page, author);
  await page.goto('/doctor/contributions/new');
  await pressOn(page, button(page, 'A picture'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your picture' })).toBeVisible();
  for (const step of ['Story', 'Pictures']) {
    await pressOn(page, button(page, 'Next'));
    await expect(page.locator('[aria-current="step"]')).toContainText(step);
  }
}

/** Chooses a file without a pointer. */
async function choose(page: Page, chosen: ReturnType<typeof file>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, field(page));
  await (await chooser).setFiles(chosen);
  await expect(page.getByRole('heading', { name: `Before it is sent: ${chosen.name}` })).toBeFocused();
}

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red but for its upper left quarter, which is blue: 400 by 300. */
const quartered = async () =>
  plain(400, 300, '#d02020')
    .composite([{ input: await plain(200, 150, '#2020d0').png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();

/** What is stored of a picture: its size, and how red and how blue it is at places. */
async function stored(page: Page, name: string, places: readonly (readonly [x: number, y: number])[]) {
  const url = (await page.getByRole('img', { name }).first().getAttribute('src')) ?? '';
  const { data, info } = await sharp(await (await page.request.get(url)).body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = places.map(([x, y]) => {
    const at = (y * info.width + x) * 3;
    return [data[at] ?? 0, data[at + 2] ?? 0].map((value) => value > 128);
  });
  return { width: info.width, height: info.height, colours };
}

test('[DOC-06] [UX-02] [SEC-32] with the keyboard alone pictures are chosen, cropped, covered, moved and enlarged; what is stored is what was left @full', async ({
  page,
}) => {
  await begin(page);
  await choose(page, file('web.png', await quartered(), 'image/png'));
  await pressOn(page, button(page, 'Put a box on it'));
  const box = page.getByRole('group', { name: /^The box\./ });
  await expect(box).toBeFocused();
  // From the middle to the upper left corner; it goes no farther.
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowUp');
  }
  await tabTo(page, button(page, 'Corner at the bottom right of the box. Arrow keys move it.'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page);
  await pressOn(page, button(page, 'Keep only the box'));
  await expect(page.getByText('Only what was in the box is left.')).toBeAttached();
  await expect(button(page, 'Put a box on it')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await pressOn(page, button(page, 'Cover the box'));
  await pressOn(page, button(page, 'Undo'));
  await pressOn(page, button(page, 'Put a box on it'));
  await pressOn(page, button(page, 'Cover the box'));
  await pressOn(page, button(page, 'Add this picture'));
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  const places = [
    [5, 5],
    [195, 145],
    [100, 75],
  ] as const;
  // Blue at its corners, and black where it is covered.
  const left = {
    width: 200,
    height: 150,
    colours: [
      [false, true],
      [false, true],
      [false, false],
    ],
  };
  expect(await stored(page, 'Picture 1', places)).toEqual(left);

  await choose(page, file('shin.jpg', await plain(640, 480, '#c08056').jpeg().toBuffer()));
  await pressOn(page, button(page, 'Add this picture'));
  await expect(page.getByRole('img', { name: 'Picture 2' })).toBeVisible();
  // The one that was ticked comes first.
  const kept = page.waitForResponse((answer) => {
    const { pictures = [] } = answer.request().method() === 'PUT' ? answer.request().postDataJSON() : {};
    return pictures.length === 2 && pictures[0].checked;
  });
  await pressOn(page, page.getByRole('checkbox', { name: /^In picture 2 no face/ }), 'Space');
  await pressOn(page, button(page, 'Move picture 2 forward'));
  await expect(button(page, 'Move picture 1 back')).toBeFocused();
  await kept;

  await page.goto(new URL(page.url()).pathname.replace('/edit', ''));
  await pressOn(page, button(page, 'Picture 2'));
  expect(await stored(page, 'Picture 2', places)).toEqual(left);
  const stage = page.getByRole('group', { name: /^Picture 2\. Plus and minus zoom/ });
  await tabTo(page, stage);
  for (const key of ['+', '+', 'ArrowRight']) await page.keyboard.press(key);
  const moved = (at: number) =>
    page
      .getByRole('group', { name: /Plus and minus zoom/ })
      .nth(at)
      .getByRole('img')
      .evaluate((picture) => {
        const inner = picture.getBoundingClientRect();
        const outer = (picture.parentElement as HTMLElement).getBoundingClientRect();
        return [inner.width / outer.width, (inner.x - outer.x) / outer.width].map((part) => Number(part.toFixed(2)));
      });
  // Twice by 1.4 from the middle, and a tenth of the stage to the left.
  await expect.poll(() => moved(0)).toEqual([1.96, -0.58]);
  await pressOn(page, button(page, 'Side by side'));
  await expect.poll(() => moved(1)).toEqual([1.96, -0.58]);
  await expectAccessible(page);
});

/** A picture that says of itself that it is so large, and is nothing else. */
function huge(side: number): Buffer {
  const head = Buffer.alloc(33);
  head.write('\u0089PNG\r\n\u001a\n', 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12);
  head.writeUInt32BE(side, 16);
  head.writeUInt32BE(side, 20);
  head.writeUInt8(8, 24);
  return head;
}

test('[DOC-06] [SEC-32] what is too large, too wide or no picture is refused by its name before it is sent, and the good one among them comes in @full', async ({
  page,
}) => {
  await begin(page);
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/drafts/pictures') && sent.push(request.method()));
  await field(page).setInputFiles([
    file('heavy.jpg', Buffer.alloc(11 * 1024 * 1024)),
    file('wide.png', huge(50_000), 'image/png'),
    file('paper.jpg', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')),
    file('shin.jpg', await plain(640, 480, '#c08056').jpeg().toBuffer()),
  ]);
  await expect(page.getByText('heavy.jpg: 11 MB is too large. The most is 10 MB.')).toBeVisible();
  await expect(page.getByText(/wide\.png has more than 40 million pixels\./)).toBeVisible();
  await expect(page.getByText(/paper\.jpg cannot be opened as a picture\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Before it is sent: shin.jpg' })).toBeVisible();
  expect(sent).toEqual([]);
  await button(page, 'Add this picture').click();
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  expect(sent).toEqual(['POST']);
});
