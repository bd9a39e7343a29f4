import { expect, type Page, test } from '@playwright/test';
import { openPart } from './catalogue';

const dialog = (page: Page) => page.getByRole('dialog');

/** What moves now has come, or gone. */
const finish = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) one.finish();
  });

/** Closes what is open from the start, and opens it so slowly that it is seen on its way; says where that was pressed. */
async function openSlowly(page: Page, part: string): Promise<{ x: number; y: number }> {
  await openPart(page, part);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.addStyleTag({ content: ':root { --time-hover: 1000s; --time-drawer: 1000s; }' });
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.click();
  const comes = () =>
    dialog(page).evaluate((box) =>
      document
        .getAnimations()
        .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(box) === true),
    );
  await expect.poll(comes).toBe(true);
  const box = await opener.boundingBox();
  return { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 };
}

test('[UX-02] [ADM-03] a question stands at once where it will stay, so that no click misses its buttons; answered, it takes no second one', async ({
  page,
}) => {
  await openSlowly(page, 'confirm');
  const button = dialog(page).getByRole('button', { name: 'Reject' });
  const first = await button.boundingBox();
  await finish(page);
  expect(first).toEqual(await button.boundingBox());
  await button.click();
  const isHit = () =>
    button.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isHit).toBe(false);
});

for (const part of ['confirm', 'drawer'])
  test(`[UX-02] a second click on what opened it does not close it again, a later one beside it does: ${part}`, async ({
    page,
  }) => {
    const { x, y } = await openSlowly(page, part);
    await page.mouse.click(x, y);
    await finish(page);
    await expect(dialog(page)).toBeVisible();
    // It hears that it has come, and begins to go, a moment after.
    await expect(async () => {
      await page.mouse.click(5, 5);
      await finish(page);
      expect(await dialog(page).isVisible()).toBe(false);
    }).toPass();
  });

for (const width of [390, 768, 1440])
  test(`[UX-02] a notice lies on nothing of the drawer that is worked with, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPart(page, 'drawer');
    await expect(dialog(page)).toBeVisible();
    await finish(page);
    const notice = page.getByRole('status').getByText('Something went wrong.');
    const lying = () =>
      dialog(page).evaluate((box) => {
        const notice = document.querySelector('[role=status] > div')?.getBoundingClientRect();
        const parts = [...box.querySelectorAll('button, .ant-drawer-title')];
        return parts
          .filter((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return notice && left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top;
          })
          .map(({ textContent }) => textContent);
      });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect.poll(lying).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    const gap = () => notice.evaluate((one) => innerHeight - one.getBoundingClientRect().bottom);
    await expect.poll(gap).toBeLessThan(60);
  });
