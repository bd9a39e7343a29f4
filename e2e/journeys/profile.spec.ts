import { expectAccessible } from '../src/axe';
import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';
import { pressOn } from '../src/keys';

const paper = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

test('[DOC-09] [AUTH-09] a field, a picture and papers are saved, a paper is removed, and the finder shows the field', async ({
  page,
}) => {
  await enterAs(page, { digits: '9000000102' });
  await page.goto('/doctor/dashboard');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'My profile' }).click();
  await expect(page.getByRole('heading', { name: 'My profile', level: 1 })).toBeVisible();

  const talks = page.getByRole('form', { name: 'Papers and talks' });
  await talks.getByRole('textbox', { name: 'Talks in India' }).fill('Nail surgery, Pune 2025');
  await talks.getByRole('button', { name: /^Save/ }).click();
  await expect(talks.getByText('Saved.')).toBeVisible();

  await page.getByLabel('Your picture').setInputFiles(paper('me.png'));
  await expect(page.getByRole('img', { name: 'Your picture as the portal has it' })).toBeVisible();
  for (const [label, name] of [
    ['Degree certificates', 'md.png'],
    ['Visiting cards', 'card.png'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).setInputFiles(paper(name));
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'View md.png' }).click();
  const shown = page.getByRole('dialog').getByRole('img', { name: 'md.png' });
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove card.png' }).click();
  await page.getByRole('button', { name: 'Remove the file' }).click();
  await expect(page.getByText('card.png', { exact: true })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: 'View md.png' })).toBeVisible();
  await page.getByRole('link', { name: 'Open your page in the finder' }).click();
  await expect(page.getByText('Nail surgery, Pune 2025')).toBeVisible();
});

test('[DOC-09] [UX-02] with the keyboard alone a paper is viewed and removed; both dialogs have no axe violation @full', async ({
  page,
}) => {
  await enterAs(page, { digits: '9000000102' });
  await page.goto('/doctor/profile');
  await page.getByLabel('Degree certificates', { exact: true }).setInputFiles(paper('diploma.png'));
  const view = page.getByRole('button', { name: 'View diploma.png' });
  await expect(view).toBeVisible();
  // The page has more controls before its papers than one would tab through.
  await page.getByLabel('Degree certificates', { exact: true }).focus();
  await pressOn(page, view);
  await expect(page.getByRole('dialog').getByRole('img', { name: 'diploma.png' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(view).toBeFocused();
  const remove = page.getByRole('button', { name: 'Remove diploma.png' });
  await pressOn(page, remove);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Remove the file' }));
  await expect(view).toHaveCount(0);
});
