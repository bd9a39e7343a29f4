import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe';
import { expect, test } from '../src/test';
import { tooSmall } from '../src/touch';
import { linkedPdf, total } from './linked-pdf';
import { openFile } from './open-file';

const sheet = (page: Page, number: number) => page.getByRole('region', { name: `Page ${number} of ${total}` });
const place = (page: Page) => page.getByRole('textbox', { name: 'Page', exact: true });
const boxOf = async (page: Page, number: number) => {
  const box = await sheet(page, number).boundingBox();
  if (!box) throw new Error(`Page ${number} is not shown`);
  return box;
};
/** Of each page that is drawn, the pixels of its picture. */
const drawn = (page: Page) =>
  page
    .locator('[data-page] canvas:not([data-part])')
    .evaluateAll((all) => all.map((one) => (one as HTMLCanvasElement).width * (one as HTMLCanvasElement).height));

/** Three notches more, each as soon as the pages are laid out anew and the browser has told of the scroll. */
const zoomAtOnce = (page: Page, point: { x: number; y: number }) =>
  page.evaluate(({ x, y }) => {
    const pages = document.querySelector('[data-page="1"]')?.parentElement;
    const stage = pages?.parentElement;
    if (!pages || !stage) throw new Error('No pages are laid out');
    let notches = 3;
    const notch = () => {
      stage.dispatchEvent(new Event('scroll'));
      if (notches-- === 0) return tell.disconnect();
      const wheel = { deltaY: -100, ctrlKey: true, clientX: x, clientY: y, cancelable: true };
      stage.dispatchEvent(new WheelEvent('wheel', wheel));
    };
    const tell = new MutationObserver(notch);
    tell.observe(pages, { attributeFilter: ['style'] });
    notch();
  }, point);

/** Where the first words of a page lie on it, in parts of its width and height, and what is selected. */
const firstWords = (page: Page) =>
  page.locator('[data-page="1"]').evaluate((sheet) => {
    const said = sheet.querySelector('.textLayer span')?.getBoundingClientRect();
    const { left, top, width, height } = sheet.getBoundingClientRect();
    if (!said) throw new Error('The page has no words');
    const place = [(said.left - left) / width, (said.top - top) / height, said.width / width, said.height / height];
    return [...place.map((part) => part.toFixed(2)), document.getSelection()?.toString()];
  });

async function open(page: Page): Promise<void> {
  await openFile(page, await linkedPdf());
  await expect(sheet(page, 1)).toContainText('Sheet 1');
}

for (const width of [390, 1440])
  test(`[PDF-01] [UX-02] at ${width} px pages stand below each other, alone or in pairs, and so they do next time`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    const view = page.getByRole('button', { name: 'View', exact: true });
    const menu = page.getByRole('region', { name: 'View', exact: true });
    await expect(sheet(page, 2)).toBeAttached();
    await view.click();
    const box = await menu.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);

    await menu.getByRole('radio', { name: 'One page alone' }).click();
    await expect(sheet(page, 2)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(view).toBeFocused();
    const stage = page.locator('[role=document]');
    await stage.press('End');
    await expect(sheet(page, total)).toContainText(`Sheet ${total}`);
    await expect(place(page)).toHaveValue('10');
    await stage.press('ArrowLeft');
    await expect(sheet(page, total - 1)).toContainText(`Sheet ${total - 1}`);
    await expect(sheet(page, total)).toHaveCount(0);
    // One page is all there is, and a push of the wheel at its end leads on.
    await stage.press('h');
    await expect.poll(() => stage.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    await stage.hover();
    await page.mouse.wheel(0, 100);
    await expect(sheet(page, total)).toContainText(`Sheet ${total}`);

    await stage.press('d');
    await stage.press('Home');
    await expect(sheet(page, 2)).toBeAttached();
    expect((await boxOf(page, 1)).y).toBeLessThan((await boxOf(page, 2)).y);
    await stage.press('ArrowRight');
    await expect(place(page)).toHaveValue('ii');
    const [left, right] = [await boxOf(page, 2), await boxOf(page, 3)];
    expect(left.y).toBe(right.y);
    expect(right.x).toBeGreaterThan(left.x + left.width);

    await openFile(page, await linkedPdf());
    await expect(sheet(page, 3)).toBeAttached();
    expect((await boxOf(page, 3)).y).toBe((await boxOf(page, 2)).y);

    // Links of a document are as small as its author and the reader's zoom make them.
    await stage.press('End');
    await expect(sheet(page, total)).toContainText(`Sheet ${total}`);
    await view.click();
    await expectAccessible(page);
  });

test('[UX-02] [UX-03] with the menu of the view open every control has 44 px for a finger', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await open(page);
  await page.getByRole('button', { name: 'View', exact: true }).tap();
  await expect.poll(() => tooSmall(page)).toEqual([]);
  await page.getByText('Text alone').tap();
  await expect.poll(() => tooSmall(page)).toEqual([]);
  await context.close();
});

test('[PDF-01] a zoom keeps what is under the pointer and what is selected, and never shows an empty page', async ({
  page,
}) => {
  await open(page);
  const stage = page.locator('[role=document]');
  const point = { x: 500, y: 400 };
  const spot = async () => {
    const { x, y, width, height } = await boxOf(page, 1);
    return { x: (point.x - x) / width, y: (point.y - y) / height, width };
  };
  await page.mouse.move(point.x, point.y);
  // A page that is narrower than the view stays in its middle.
  await stage.press('w');
  await expect.poll(async () => Math.sqrt((await drawn(page))[0] ?? 0)).toBeGreaterThan(1200);
  await page.evaluate(() => {
    const look = () => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-page="1"] canvas');
      if (!canvas?.width) document.documentElement.dataset.empty = 'seen';
      requestAnimationFrame(look);
    };
    look();
  });
  const [[small = 0] = [], before] = [await drawn(page), await spot()];
  await sheet(page, 1)
    .getByText('Sheet 1', { exact: true })
    .first()
    .evaluate((words) => document.getSelection()?.selectAllChildren(words));
  const words = await firstWords(page);
  expect(words).toContain('Sheet 1');
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await spot()).width).toBeGreaterThan(before.width);
  await zoomAtOnce(page, point);
  await expect.poll(async () => (await drawn(page))[0]).toBeGreaterThan(small);
  const after = await spot();
  expect(after.width).toBeGreaterThan(1.5 * before.width);
  expect(after.x).toBeCloseTo(before.x, 2);
  expect(after.y).toBeCloseTo(before.y, 2);
  expect(await page.locator('html').getAttribute('data-empty')).toBeNull();
  // What was selected stays so, and the words lie on their letters.
  await expect.poll(() => firstWords(page)).toEqual(words);

  // At 500 % a page is as large as 22 million pixels: it is drawn as a whole with less, and its part in view sharply.
  for (let step = 0; step < 12; step += 1) await stage.press('+');
  await expect(page.locator('[data-page="1"] canvas[data-part]')).toBeVisible();
  expect(Math.max(...(await drawn(page)))).toBeLessThan(8_100_000);
});

test('[PDF-01] while the space bar is held the pointer moves the pages, and no more than four are ever kept', async ({
  page,
}) => {
  await open(page);
  const stage = page.locator('[role=document]');
  const top = () => stage.evaluate((one) => one.scrollTop);
  await stage.focus();
  await page.mouse.move(600, 600);
  await page.keyboard.down('Space');
  await page.mouse.down();
  await page.mouse.move(600, 350, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.up('Space');
  expect(await top()).toBe(250);
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('');
  // Without the pointer it goes on by a view.
  await stage.press('Space');
  await expect.poll(top).toBeGreaterThan(600);
  for (let number = 1; number <= total; number += 1) {
    await stage.press('ArrowRight');
    expect(await page.locator('[data-page] canvas').count()).toBeLessThanOrEqual(4);
  }
  await expect(sheet(page, total)).toContainText(`Sheet ${total}`);
  await expect(sheet(page, 1)).toHaveCount(0);
});

test('[PDF-01] [UX-02] a link leads to its place, and the way back to where it was followed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(page.getByRole('link', { name: 'Leads to journal.example.org, in a new tab' })).toBeVisible();
  // A selection may end beside the page: its links can be pressed again.
  const words = await page.locator('[data-page="1"] .textLayer span').first().boundingBox();
  await page.mouse.move((words?.x ?? 0) + 5, (words?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move(200, 5, { steps: 3 });
  await page.mouse.up();
  await page.getByRole('link', { name: 'Leads to another place in this document' }).click();
  await expect(place(page)).toHaveValue('7');
  const stage = page.locator('[role=document]');
  const view = await stage.boundingBox();
  // The middle of the page is at the top.
  const isThere = async () => {
    const { y, height } = await boxOf(page, 9);
    return Math.abs(y + height / 2 - (view?.y ?? 0) - 24);
  };
  await expect.poll(isThere).toBeLessThan(2);
  const back = page.getByRole('button', { name: 'Back to page i', exact: true });
  await expect(back).toBeVisible();
  await stage.press('Alt+ArrowLeft');
  await expect(place(page)).toHaveValue('i');
  await expect(back).toHaveCount(0);
  await page.getByRole('button', { name: 'On to page 7' }).click();
  await expect(place(page)).toHaveValue('7');
  await expect(stage).toBeFocused();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(back).toHaveCount(0);
});

test('[PDF-01] the text of a page is read alone, and in the dark the sheet is dimmed without changing its colours', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  const stage = page.locator('[role=document]');
  const filter = () =>
    sheet(page, 1)
      .locator('> div')
      .first()
      .evaluate((one) => getComputedStyle(one).filter);
  expect(await filter()).toBe('brightness(0.82)');
  // What is selected is seen on the picture alone: in the portal's own colour each letter would be there twice.
  const words = page.locator('[data-page="1"] .textLayer span').first();
  expect(await words.evaluate((one) => getComputedStyle(one, '::selection').color)).toBe('rgba(0, 0, 0, 0)');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('switch', { name: 'Dimmed sheets in the dark' }).click();
  expect(await filter()).toBe('none');
  await page.keyboard.press('Escape');

  await stage.press('t');
  await expect(page.getByText('A peel removes pigment from the upper layers.')).toBeVisible();
  await stage.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Sheet 2' })).toBeVisible();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await stage.press('t');
  await expect(sheet(page, 2).locator('canvas')).toBeVisible();
});
