import sharp from 'sharp';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';
import {
  annotationsIn,
  beginToWrite,
  bookId,
  draw,
  inTheMargin,
  keeping,
  nearTo,
  notes,
  number,
  openBook,
  panel,
  placeNote,
  placeOn,
  sheetOf,
  tool,
  words,
  writer,
} from '../src/notes';

test('[PDF-02] a doctor draws, highlights and notes in a book, erases and takes it back, finds all after a reload and saves a copy that says it', async ({
  page,
}) => {
  const id = await bookId(page, await enterAs(page, writer), 'Paediatric Eczema');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const askedForNotes = () => asked.some((path) => /\/share-notes\.[^/]*js$/.test(path));
  await openBook(page, id);
  // The viewer was fetched while the shell began, and not only once the page asked for it.
  await expect(page.locator('link[rel="prefetch"][href*="/opened-file."]')).toHaveCount(1);
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
  // Nobody else has written: no mark was changed elsewhere.
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.reload();
  // By a key, over the pages, once the notes are there.
  await expect(notes(page, 3)).toBeVisible();
  await page.getByRole('document', { name: 'Paediatric Eczema' }).press(']');
  const said = panel(page).getByRole('listitem');
  await expect(said).toHaveCount(3);
  await expect(said.filter({ hasText: quote }).filter({ hasText: 'Biopsy the edge' })).toHaveCount(1);
  await expect(said.filter({ hasText: 'Ask about towels' })).toHaveCount(1);
  await panel(page).getByRole('button', { name: 'Close the notes' }).click();
  expect(await placeOn(sheetOf(page), stroke)).toEqual(nearTo(drawn));

  await notes(page, 3).click();
  const saved = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Copy with my notes' }).click();
  const copy = await saved;
  expect(copy.suggestedFilename()).toBe('Paediatric Eczema with notes.pdf');
  expect(await annotationsIn(await copy.path())).toEqual(['/Highlight', '/Ink', '/Text']);
});

test('[PDF-02] [SEC-32] a picture is put into a book, says what it shows, is there after a reload and stands in the copy @full', async ({
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
  expect(await placeOn(sheetOf(page), picture)).toEqual(nearTo(drawn));
  await notes(page, 1).click();
  await expect(panel(page).getByRole('listitem')).toHaveText([/Rings with a scaly edge/]);
  const saved = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Copy with my notes' }).click();
  expect(await annotationsIn(await (await saved).path())).toEqual(['/Stamp']);
});

test('[PDF-01] [PDF-02] a page is printed without what was written on it, or with that @full', async ({ page }) => {
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

test('[PDF-02] [MFE-15] where what writes a copy does not come it is said, and by Try again the copy comes @full', async ({
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
