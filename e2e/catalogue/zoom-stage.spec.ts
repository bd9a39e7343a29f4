import { expect, test } from '@playwright/test';
import { openPart } from './catalogue';

test('[ADM-03] [DOC-06] a picture that is turned is whole in its stage, and enlarged is as much larger', async ({
  page,
}) => {
  await openPart(page, 'zoom-stage');
  const size = () =>
    page
      .getByRole('group', { name: /^The edge/ })
      .getByRole('img')
      .evaluate((picture) => {
        const inner = picture.getBoundingClientRect();
        const outer = (picture.parentElement as HTMLElement).getBoundingClientRect();
        const fromMiddle = Math.abs(inner.x + inner.width / 2 - outer.x - outer.width / 2);
        return [inner.width / outer.width, inner.height / outer.height, fromMiddle].map((part) =>
          Number(part.toFixed(1)),
        );
      });
  await expect.poll(size).toEqual([1, 1, 0]);
  await page.getByRole('button', { name: 'Turn' }).click();
  await expect.poll(size).toEqual([1, 1, 0]);
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(size).toEqual([2, 2, 0]);
});
