import { accounts, enterAs } from '../src/enter';
import { expect, logInByPassword, logInByPhone, test } from '../src/journey';
import {
  beginToWrite,
  bookId,
  draw,
  inTheMargin,
  keeping,
  notes,
  openBook,
  panel,
  placeNote,
  sheetOf,
  tool,
  writer,
} from '../src/notes';

test('[PDF-02] two tabs and a second device join what was written; of one note changed in both the first to be kept stands @full', async ({
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
  const account = page.getByRole('button', { name: /^Account of/ });
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
  await expect(account).toBeVisible();
  await openBook(page, id);
  await expect(notes(page, 1)).toBeVisible();
  await expect.poll(waiting).toBe(0);

  await drawAndLose(id);
  expect(await waiting()).toBe(1);
  await logInByPassword(page, '/login', accounts.patient.email, accounts.patient.password);
  await expect(account).toBeVisible();
  await expect.poll(waiting).toBe(0);
});
