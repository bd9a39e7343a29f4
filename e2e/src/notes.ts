import { readFileSync } from 'node:fs';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, type Locator, type Page } from '@playwright/test';

export const writer = { digits: '9000000101' };
/** A page that is words alone; the first are cover, title and contents. */
export const number = 5;

export const sheetOf = (page: Page) => page.getByRole('region', { name: new RegExp(`^Page ${number} of`) });
export const tools = (page: Page) => page.getByRole('toolbar', { name: 'Tools to write in the document' });
export const tool = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true });
export const notes = (page: Page, count: number) => page.getByRole('button', { name: `Notes ${count}`, exact: true });
export const panel = (page: Page) => page.getByRole('complementary', { name: 'Notes' });
export const keeping = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
export const words = (page: Page) =>
  sheetOf(page)
    .locator('.textLayer span')
    .filter({ hasText: /\w+ \w+ \w+/ })
    .first();

/** Which book has this title; each test writes into its own. */
export async function bookId(page: Page, token: string, title: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/ebooks?search=${encodeURIComponent(title)}`, { headers });
  const { items } = (await answer.json()).result;
  return items.find((item: { title: string }) => item.title === title)._id;
}

export async function openBook(page: Page, id: string): Promise<void> {
  await page.goto(`/doctor/ebook/${id}/read?page=${number}`);
  await expect(words(page)).toBeVisible();
}
export const beginToWrite = async (page: Page) => {
  await page.getByRole('button', { name: 'Write in the document' }).click();
  await expect(tool(page, 'Pen')).toBeVisible();
};

/** Draws through places that are named as parts of the sheet's width and height. */
export async function draw(page: Page, ...places: [number, number][]): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await sheetOf(page).boundingBox()) ?? {};
  const [first = [0, 0], ...rest] = places;
  await page.mouse.move(x + first[0] * width, y + first[1] * height);
  await page.mouse.down();
  for (const [right, down] of rest) await page.mouse.move(x + right * width, y + down * height, { steps: 8 });
  await page.mouse.up();
}
export const inTheMargin: [number, number][] = [[0.03, 0.05], [0.05, 0.1], [0.03, 0.15], [0.05, 0.2]]; // biome-ignore format: one stroke

export async function placeNote(page: Page, [right, down]: [number, number], text: string): Promise<void> {
  await tool(page, 'Note').click();
  await draw(page, [right, down]);
  await sheetOf(page).getByRole('textbox', { name: 'Note' }).fill(text);
  await sheetOf(page).getByRole('button', { name: 'Done' }).click();
}

/** Where a mark is drawn, from the corner of its sheet. */
export async function placeOn(sheet: Locator, mark: Locator) {
  const [on, of] = [await mark.boundingBox(), await sheet.boundingBox()];
  return [(on?.x ?? 0) - (of?.x ?? 0), (on?.y ?? 0) - (of?.y ?? 0), on?.width ?? 0, on?.height ?? 0];
}

/** The same place, but for what a part of a pixel makes. */
export const nearTo = (place: readonly number[]) => place.map((value) => expect.closeTo(value, -0.5));

/** What is written on the page in a saved file: the kinds of its annotations. */
export async function annotationsIn(file: string): Promise<string[]> {
  const pdf = await PDFDocument.load(readFileSync(file));
  const { node } = pdf.getPage(number - 1);
  const refs = node.Annots()?.asArray() ?? [];
  return refs.map((ref) => String(pdf.context.lookup(ref, PDFDict).get(PDFName.of('Subtype')))).sort();
}
