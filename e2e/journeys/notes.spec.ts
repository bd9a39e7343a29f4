import { readFileSync } from 'node:fs';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { accounts, enterAs } from '../src/enter';
import { expect, logInByPassword, logInByPhone, test } from '../src/journey';

const writer = { digits: '9000000101' };
/** A page that is words alone; the first are cover, title and contents. */
const number = 5;

const sheetOf = (page: Page) => page.getByRole('region', { name: new RegExp(`^Page ${number} of`) });
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Tools to write in the document' });
const tool = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true });
const notes = (page: Page, count: number) => page.getByRole('button', { name: `Notes ${count}`, exact: true });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Notes' });
const keeping = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const words = (page: Page) =>
  sheetOf(page)
    .locator('.textLayer span')
    .filter({ hasText: /\w+ \w+ \w+/ })
    .first();

/** Which book has this title; each test writes into its own. */
async function bookId(page: Page, token: string, title: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/ebooks?search=${encodeURIComponent(title)}`, { headers });
  const { items } = (await answer.json()).result;
  return items.find((item: { title: string }) => item.title === title)._id;
}

async function openBook(page: Page, id: string): Promise<void> {
  await page.goto(`/doctor/ebook/${id}/read?page=${number}`);
  await expect(words(page)).toBeVisible();
}
const beginToWrite = async (page: Page) => {
  await page.getByRole('button', { name: 'Write in the document' }).click();
  await expect(tool(page, 'Pen')).toBeVisible();
};

/** Draws through places that are named as parts of the sheet's width and height. */
async function draw(page: Page, ...places: [number, number][]): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await sheetOf(page).boundingBox()) ?? {};
  const [first = [0, 0], ...rest] = places;
  await page.mouse.move(x + first[0] * width, y + first[1] * height);
  await page.mouse.down();
  for (const [right, down] of rest) await page.mouse.move(x + right * width, y + down * height, { steps: 8 });
  await page.mouse.up();
}
const inTheMargin: [number, number][] = [[0.03, 0.05], [0.05, 0.1], [0.03, 0.15], [0.05, 0.2]]; // biome-ignore format: one stroke

async function placeNote(page: Page, [right, down]: [number, number], text: string): Promise<void> {
  await tool(page, 'Note').click();
  await draw(page, [right, down]);
  await sheetOf(page).getByRole('textbox', { name: 'Note' }).fill(text);
  await sheetOf(page).getByRole('button', { name: 'Done' }).click();
}

/** Where a mark is drawn, from the corner of its sheet. */
async function placeOn(sheet: Locator, mark: Locator) {
  const [on, of] = [await mark.boundingBox(), await sheet.boundingBox()];
  return [(on?.x ?? 0) - (of?.x ?? 0), (on?.y ?? 0) - (of?.y ?? 0), on?.width ?? 0, on?.height ?? 0].map(Math.round);
}

/** What is written on the page in a saved file: the kinds of its annotations. */
async function annotationsIn(file: string): Promise<string[]> {
  const pdf = await PDFDocument.load(readFileSync(file));
  const refs =
    pdf
      .getPage(number - 1)
      .node.Annots()
      ?.asArray() ?? [];
  return refs.map((ref) => String(pdf.context.lookup(ref, PDFDict).get(PDFName.of('Subtype')))).sort();
}

test('[PDF-02] a doctor draws, highlights and notes in a book, erases and takes it back, finds all after a reload and saves a copy that says it', async ({
  page,
}) => {
  const id = await bookId(page, await enterAs(page, writer), 'Paediatric Eczema');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const askedForNotes = () => asked.some((path) => /\/share-notes\.[^/]*js$/.test(path));
  await openBook(page, id);
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: 'Previous page' }).click();
  // Who only reads does not fetch what is needed to write.
  expect(askedForNotes()).toBe(false);
  await beginToWrite(page);
  expect(askedForNotes()).toBe(true);

  await draw(page, ...inTheMargin);
  await expect(notes(page, 1)).toBeVisible();
  const stroke = sheetOf(page).locator('path[data-mark]');
  const drawn = await placeOn(sheetOf(page), stroke);

  const quote = (await words(page).textContent()) ?? '';
  await words(page).selectText();
  await tool(page, 'Highlight words').click();
  await sheetOf(page).getByRole('textbox', { name: 'Note' }).fill('Biopsy the edge');
  await sheetOf(page).getByRole('button', { name: 'Done' }).click();
  await placeNote(page, [0.95, 0.12], 'Ask about towels');
  await expect(notes(page, 3)).toBeVisible();

  await tool(page, 'Eraser').click();
  const across: [number, number][] = [[0.01, 0.125], [0.07, 0.125]]; // biome-ignore format: one sweep
  await draw(page, ...across);
  await expect(notes(page, 4)).toBeVisible();
  await tool(page, 'Undo').click();
  await expect(notes(page, 3)).toBeVisible();
  await tool(page, 'Erase whole strokes').click();
  await draw(page, ...across);
  await expect(notes(page, 2)).toBeVisible();
  await tool(page, 'Undo').click();
  await tool(page, 'Redo').click();
  await expect(stroke).toHaveCount(0);
  await tool(page, 'Undo').click();
  await expect(stroke).toHaveCount(1);
  await expect(keeping(page, 'Saved')).toBeVisible();

  await page.reload();
  await notes(page, 3).click();
  const said = panel(page).getByRole('listitem');
  await expect(said).toHaveCount(3);
  await expect(said.filter({ hasText: quote }).filter({ hasText: 'Biopsy the edge' })).toHaveCount(1);
  await expect(said.filter({ hasText: 'Ask about towels' })).toHaveCount(1);
  await panel(page).getByRole('button', { name: 'Close the notes' }).click();
  expect(await placeOn(sheetOf(page), stroke)).toEqual(drawn);

  await notes(page, 3).click();
  const saved = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Copy with my notes' }).click();
  const copy = await saved;
  expect(copy.suggestedFilename()).toBe('Paediatric Eczema with notes.pdf');
  expect(await annotationsIn(await copy.path())).toEqual(['/Highlight', '/Ink', '/Text']);
});

test('[PDF-02] [SEC-32] a picture is put into a book, says what it shows, is there after a reload and stands in the copy', async ({
  page,
}) => {
  const id = await bookId(page, await enterAs(page, writer), 'Dermoscopy in Five Skin Tones');
  await openBook(page, id);
  await beginToWrite(page);
  const buffer = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#c08056' } })
    .png()
    .toBuffer();
  await page.getByLabel('Picture file').setInputFiles({ name: 'rings.png', mimeType: 'image/png', buffer });
  const card = sheetOf(page);
  await card.getByRole('textbox', { name: 'What the picture shows' }).fill('Rings with a scaly edge');
  await card.getByRole('textbox', { name: 'Angle in degrees' }).fill('30');
  await card.getByRole('button', { name: 'Done' }).click();
  const picture = sheetOf(page).locator('image[href^="blob:"]');
  const drawn = await placeOn(sheetOf(page), picture);
  await expect(keeping(page, 'Saved')).toBeVisible();
  await page.reload();
  await expect(picture).toBeVisible();
  expect(await placeOn(sheetOf(page), picture)).toEqual(drawn);
  await notes(page, 1).click();
  await expect(panel(page).getByRole('listitem')).toHaveText([/Rings with a scaly edge/]);
  const saved = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Copy with my notes' }).click();
  expect(await annotationsIn(await (await saved).path())).toEqual(['/Stamp']);
});

test('[PDF-01] [PDF-02] a page is printed without what was written on it, or with that', async ({ page }) => {
  // Says of the first sheet whether there is anything in its margin.
  await page.addInitScript(() => {
    window.print = () => {
      const sheet = document.querySelector<HTMLImageElement>('.reader-sheets img');
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d');
      if (!sheet || !pen) return;
      const { naturalWidth: width, naturalHeight: height } = sheet;
      Object.assign(canvas, { width, height });
      pen.drawImage(sheet, 0, 0);
      const { data } = pen.getImageData(width * 0.02, height * 0.04, width * 0.04, height * 0.18);
      const isWritten = data.some((value, at) => at % 4 === 0 && value < 100);
      document.documentElement.dataset.printed = isWritten ? 'written' : 'blank';
    };
  });
  const id = await bookId(page, await enterAs(page, writer), 'Hair Fall in Women');
  await openBook(page, id);
  await beginToWrite(page);
  await draw(page, ...inTheMargin);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const beside = page.getByRole('complementary', { name: 'Beside the pages' });
  for (const name of ['From page', 'To page']) await beside.getByRole('textbox', { name }).fill(String(number));
  await beside.getByRole('button', { name: 'Print 1 page' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'blank');
  await beside.getByRole('checkbox', { name: 'With my notes' }).check();
  await beside.getByRole('button', { name: 'Print 1 page' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'written');
});

test('[PDF-02] two tabs and a second device join what was written; of one note changed in both the first to be kept stands', async ({
  page,
  context,
  browser,
  portal,
}) => {
  const id = await bookId(page, await enterAs(page, writer), 'Nail Unit Surgery, Step by Step');
  await openBook(page, id);
  await beginToWrite(page);
  await placeNote(page, [0.95, 0.1], 'From the first tab');
  await expect(keeping(page, 'Saved')).toBeVisible();

  const other = await context.newPage();
  await openBook(other, id);
  await notes(other, 1).click();
  await panel(other)
    .getByRole('button', { name: /From the first tab/ })
    .first()
    .click();
  await sheetOf(other).getByRole('textbox', { name: 'Note' }).fill('Changed in the second tab');
  await sheetOf(other).getByRole('button', { name: 'Done' }).click();
  await tool(other, 'Pen').click();
  await draw(other, ...inTheMargin);
  await expect(keeping(other, 'Saved')).toBeVisible();

  await notes(page, 1).click();
  await panel(page)
    .getByRole('button', { name: /From the first tab/ })
    .first()
    .click();
  await sheetOf(page).getByRole('textbox', { name: 'Note' }).fill('Changed in the first tab');
  await sheetOf(page).getByRole('button', { name: 'Done' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveText([/Changed in the second tab/]);
  await expect(page.getByRole('alert')).toContainText('A mark was changed elsewhere meanwhile');
  // A browser without a window keeps every tab in view: so it is told of the way back by hand.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(panel(page).getByRole('listitem')).toHaveCount(2);

  const device = await browser.newContext({ baseURL: portal.url });
  const second = await device.newPage();
  await enterAs(second, writer);
  await openBook(second, id);
  await notes(second, 2).click();
  await expect(panel(second).getByText('Changed in the second tab')).toBeVisible();
  await expect(sheetOf(second).locator('path[data-mark]')).toHaveCount(1);
  await device.close();
});

test('[PDF-02] what is written without a line is kept on this device, and sent when the line is back, also where the page was left', async ({
  page,
  context,
}) => {
  const id = await bookId(page, await enterAs(page, writer), 'Urticaria Without Guesswork');
  await openBook(page, id);
  await beginToWrite(page);
  await context.setOffline(true);
  await draw(page, ...inTheMargin);
  await expect(keeping(page, 'Kept on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(keeping(page, 'Saved')).toBeVisible();

  await context.setOffline(true);
  await draw(page, [0.95, 0.05], [0.97, 0.2]);
  await expect(keeping(page, 'Kept on this device')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  const sent = later.waitForResponse((answer) => answer.url().endsWith('/api/annotations/save'));
  await openBook(later, id);
  expect((await sent).ok()).toBe(true);
  await expect(notes(later, 2)).toBeVisible();
  await expect(sheetOf(later).locator('path[data-mark]')).toHaveCount(2);
});

test('[PDF-02] [MFE-15] where what writes a copy does not come it is said, and by Try again the copy comes', async ({
  page,
  allowPageErrors,
}) => {
  // What a remote lost is reported.
  allowPageErrors(/^Loading .*chunk/);
  const id = await bookId(page, await enterAs(page, writer), 'Lasers in Brown Skin');
  await openBook(page, id);
  await beginToWrite(page);
  await placeNote(page, [0.95, 0.1], 'Fluence per skin type');
  await page.route('**/pdf-copy.*', (route) => route.fulfill({ status: 503 }));
  await notes(page, 1).click();
  await panel(page).getByRole('button', { name: 'Copy with my notes' }).click();
  const alert = panel(page).getByRole('alert');
  await expect(alert).toContainText('The copy could not be made.');
  await page.unroute('**/pdf-copy.*');
  const saved = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Try again' }).click();
  expect(await annotationsIn(await (await saved).path())).toEqual(['/Text']);
  await expect(alert).toHaveCount(0);
});

test('[SES-04] [PDF-02] what was drawn while another device took the session waits here for the same person, and for nobody else', async ({
  page,
  context,
  browser,
  portal,
}) => {
  const waiting = () =>
    page.evaluate(async () => {
      const { databases } = indexedDB;
      if (!(await databases.call(indexedDB)).some(({ name }) => name === 'kept-marks')) return 0;
      return new Promise<number>((done) => {
        const asked = indexedDB.open('kept-marks');
        asked.onsuccess = () => {
          const count = asked.result.transaction('waiting').objectStore('waiting').count();
          count.onsuccess = () => {
            asked.result.close();
            done(count.result);
          };
        };
      });
    });
  const ended = page.getByRole('dialog').filter({ hasText: 'on a different device' });
  const elsewhere = await (await browser.newContext({ baseURL: portal.url })).newPage();
  const drawAndLose = async (id: string) => {
    await openBook(page, id);
    await page.getByRole('button', { name: 'Write in the document' }).click();
    await expect(tool(page, 'Pen')).toBeVisible();
    await context.setOffline(true);
    await draw(page, ...inTheMargin);
    await expect(keeping(page, 'Kept on this device')).toBeVisible();
    await enterAs(elsewhere, writer);
    await context.setOffline(false);
    await expect(ended).toBeVisible();
  };
  const id = await bookId(page, await enterAs(page, writer), 'Leprosy: What Every Clinic Must Know');
  await drawAndLose(id);
  expect(await waiting()).toBe(1);

  // By the pages of the login: what a test puts in beside them empties the databases too.
  await logInByPhone(page, writer.digits);
  await expect(page).toHaveURL(/\/doctor\/dashboard$/);
  expect(await waiting()).toBe(1);
  await openBook(page, id);
  await expect(notes(page, 1)).toBeVisible();
  await expect.poll(waiting).toBe(0);

  await drawAndLose(id);
  expect(await waiting()).toBe(1);
  await logInByPassword(page, '/login', accounts.patient.email, accounts.patient.password);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect.poll(waiting).toBe(0);
});
