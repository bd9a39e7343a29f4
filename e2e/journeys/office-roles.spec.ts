import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';

test('[ADM-04][SEC-24] a role is changed with its effect in words, and reaches the open page of who has it', async ({
  page,
  browser,
  portal,
}) => {
  await enterAs(page, 'admin');
  const editor = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await enterAs(editor, 'editor', portal.url);
  await editor.goto('/admin/invaliduser');
  await expect(editor.getByText(/You cannot open/)).toBeVisible();

  await page.goto('/admin/user-roles');
  await page.getByRole('link', { name: /^Content editor/ }).click();
  const box = page.getByRole('checkbox', { name: 'Read in Invalid Customer Ids' });
  const changes = page.getByRole('status', { name: 'Changes' });
  const notice = page.getByRole('status').filter({ hasText: 'Role Updated Successfully' });
  // By keyboard alone: one stop of the Tab key, arrows, the space bar, Enter.
  await page.getByRole('textbox', { name: 'Name of the role' }).focus();
  await page.keyboard.press('Tab');
  for (let row = 0; row < 3; row += 1) await page.keyboard.press('ArrowDown');
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(changes).toContainText('May now read in Invalid Customer Ids.');
  await expect(changes).toContainText(/It touches .*(?:person|people)/);
  await page.keyboard.press('Enter');
  await expect(notice).toBeVisible();

  // Without a reload.
  await expect(editor.getByRole('table', { name: 'Invalid Customer Ids' })).toBeVisible();

  await box.uncheck();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(changes).toContainText('Nothing is changed.');
  await expect(editor.getByText(/You cannot open/)).toBeVisible();
});

test('[ADM-04] codes of new cards are tried, taken in, found near to a slip, and withdrawn @full', async ({ page }) => {
  await enterAs(page, 'admin');
  await page.goto('/admin/invaliduser/codes');
  await page.getByRole('button', { name: 'Take in codes' }).click();
  await page.getByLabel('Codes, one a line').fill('TVD-J429\nTVD-J429\nno code');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText('One code is new')).toBeVisible();
  await expect(page.getByText('One is no code: line 3 (no code)')).toBeVisible();
  await page.getByRole('button', { name: 'Take in one code' }).click();
  await expect(page.getByText('One code is taken in')).toBeVisible();

  await page.getByRole('link', { name: 'Tried in vain' }).click();
  await page.getByRole('button', { name: 'TVD-4J29' }).click();
  const near = page.getByRole('dialog').getByRole('list', { name: 'Real codes near to it' });
  await expect(near.getByRole('listitem').filter({ hasText: 'TVD-J429' })).toContainText('Two signs swapped');

  await page.goto('/admin/invaliduser/codes?search=TVD-J429');
  await page.getByRole('button', { name: 'Withdraw TVD-J429' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Data Deleted' })).toBeVisible();
  await expect(page.getByText('No codes here')).toBeVisible();
});
