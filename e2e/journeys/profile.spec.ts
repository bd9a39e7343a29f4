import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';

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
