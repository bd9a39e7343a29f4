import type { Page } from '@playwright/test';
import { expect, test } from '../src/test';
import { openPart } from './catalogue';
import { oddPdf } from './odd-pdf';

const marked = (page: Page, name: string) =>
  page.evaluate((key) => [...(CSS.highlights.get(key) ?? [])].map((range) => (range as Range).toString()), name);

test('[PDF-01] [UX-02] a document is searched, leafed through and turned by keyboard', async ({ page }) => {
  await openPart(page, 'pdf-viewer');
  const document = page.getByRole('document', { name: 'Pigment Disorders' });
  const place = page.getByRole('textbox', { name: 'Page', exact: true });
  const panel = page.getByRole('complementary', { name: 'Beside the pages' });
  await expect(page.getByRole('region', { name: 'Page 1 of 120' })).toContainText('Page 1 of 120');

  await document.press('/');
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('page 11');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status')).toHaveText('1 of 11');
  await panel.getByRole('button', { name: 'Next place' }).press('Enter');
  await expect(place).toHaveValue('110');
  await expect.poll(() => marked(page, 'reader-hit')).toEqual(['Page 11']);
  await panel.getByRole('list', { name: 'Places found' }).getByRole('button', { name: 'Page 119' }).press('Enter');
  await expect(place).toHaveValue('119');
  await panel.getByRole('checkbox', { name: 'Whole words' }).press('Space');
  await expect(panel.getByRole('status')).toHaveText('1 of 1');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(document).toBeFocused();
  expect(await marked(page, 'reader-hits')).toEqual([]);

  await page.keyboard.press('[');
  await expect(panel.getByRole('button', { name: 'Page 119' })).toHaveAttribute('aria-current', 'page');
  await panel.getByRole('button', { name: 'Page 117' }).press('Enter');
  await expect(place).toHaveValue('117');

  await document.focus();
  const shown = page.getByRole('region', { name: 'Page 117 of 120' }).locator('canvas');
  await page.keyboard.press('r');
  await expect
    .poll(async () => {
      const box = await shown.boundingBox();
      return box && box.width > box.height;
    })
    .toBe(true);
});

test('[PDF-01] whoever goes to a page and enlarges it within one frame stays on it', async ({ page }) => {
  await openPart(page, 'pdf-viewer');
  await expect(page.getByRole('region', { name: 'Page 1 of 120' })).toContainText('Page 1 of 120');
  await page.getByRole('document', { name: 'Pigment Disorders' }).press('[');
  await page.getByRole('complementary').getByRole('button', { name: 'Page 4' }).waitFor();
  // In one task: no event of the scrolling comes between the two.
  await page.evaluate(() => {
    const press = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    press('Page 4');
    press('Zoom in');
  });
  await expect(page.getByRole('region', { name: 'Page 4 of 120' })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('4');
});

test('[PDF-01] pages with hits are marked along the scrollbar; without highlights of its own a browser shows boxes', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(CSS, 'highlights', { value: undefined }));
  await openPart(page, 'pdf-viewer');
  await page.getByRole('document', { name: 'Pigment Disorders' }).press('/');
  await page.keyboard.type('page 11');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Beside the pages' });
  await expect(panel.getByRole('status')).toHaveText('1 of 11');
  const ticks = page.locator('[data-page-hit]');
  await expect(ticks).toHaveCount(11);
  await page.locator('[data-page-hit="115"]').click();
  await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('115');
  const box = page.getByRole('region', { name: 'Page 115 of 120' }).locator('[data-hit="Page 11"]');
  await expect(box).toBeInViewport();
  // Over the words themselves; both are measured at one moment, as the page may still move to its place.
  const region = page.getByRole('region', { name: 'Page 115 of 120' });
  const apart = () =>
    region.evaluate((sheet) => {
      const drawn = sheet.querySelector('[data-hit="Page 11"]')?.getBoundingClientRect();
      const said = [...sheet.querySelectorAll('.textLayer span')]
        .find(({ textContent }) => textContent?.includes('Page 115'))
        ?.getBoundingClientRect();
      return drawn && said ? Math.hypot(drawn.x - said.x, drawn.y - said.y) : Number.NaN;
    });
  await expect.poll(apart).toBeLessThan(15);
  await page.keyboard.press('Escape');
  await panel.getByRole('searchbox').press('Escape');
  await expect(ticks).toHaveCount(0);
});

test('[PDF-01] the pages that are chosen are printed, and only they', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const sheets = document.querySelectorAll('.reader-sheets img');
      document.documentElement.dataset.printed = [...sheets]
        .map((sheet) => (sheet as HTMLImageElement).naturalWidth)
        .join();
    };
  });
  await openPart(page, 'pdf-viewer');
  const panel = page.getByRole('complementary', { name: 'Beside the pages' });
  await page.getByRole('button', { name: 'Print' }).click();
  await panel.getByRole('textbox', { name: 'To page' }).fill('121');
  await expect(panel.getByRole('textbox', { name: 'To page' })).toHaveAccessibleDescription(
    'Give a page from 1 to 120.',
  );
  await expect(panel.getByRole('button', { name: /^Print/ })).toBeDisabled();
  await panel.getByRole('textbox', { name: 'From page' }).fill('4');
  await panel.getByRole('textbox', { name: 'To page' }).fill('5');
  await panel.getByRole('button', { name: 'Print 2 pages' }).click();
  // A4 at 150 dots an inch.
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1240,1240');
  await expect(page.locator('.reader-sheets')).toHaveCount(0);
});

test('[PDF-01] of a large document only what is shown is fetched, and what a cut line kept back comes later', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    const asked: string[] = [];
    const line = { isCut: false };
    Object.assign(window, { asked, line });
    window.fetch = (input, init) => {
      const range = new Headers(init?.headers).get('range');
      if (!range) return fetch(input, init);
      asked.push(range);
      return line.isCut ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init);
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  const cutLine = (isCut: boolean) =>
    page.evaluate((cut) => {
      (window as unknown as { line: { isCut: boolean } }).line.isCut = cut;
    }, isCut);
  await openPart(page, 'pdf-viewer');
  await expect(page.getByRole('region', { name: 'Page 1 of 120' })).toContainText('Page 1 of 120');
  // Of two megabytes.
  expect((await asked()).length).toBeLessThan(5);

  await cutLine(true);
  const place = page.getByRole('textbox', { name: 'Page', exact: true });
  await place.fill('60');
  await place.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Some pages have not come');
  const sheet = page.getByRole('region', { name: 'Page 60 of 120' });
  // Not a white page, which would say that it is empty.
  await expect(sheet).toHaveAttribute('aria-busy', 'true');
  // What lies beside the view waits until all that is in view has come.
  const next = page.getByRole('region', { name: 'Page 61 of 120' });
  expect(await next.count()).toBe(0);
  await cutLine(false);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(sheet).toContainText('Page 60 of 120');
  await expect(sheet).toHaveAttribute('aria-busy', 'false');
  await expect(next).toContainText('Page 61 of 120');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await asked()).filter((range) => range.startsWith('bytes=0-'))).toHaveLength(1);
});

test('[PDF-01] a reader that is left while parts of its file are on their way leaves no worker', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    const line = { isCut: false, waiting: 0 };
    Object.assign(window, { line });
    window.fetch = (input, init) => {
      if (!line.isCut || !new Headers(init?.headers).has('range')) return fetch(input, init);
      line.waiting += 1;
      return new Promise(() => {});
    };
  });
  type Line = { line: { isCut: boolean; waiting: number } };
  await openPart(page, 'pdf-viewer');
  await expect(page.getByRole('region', { name: 'Page 1 of 120' })).toContainText('Page 1 of 120');
  expect(page.workers()).toHaveLength(1);
  await page.evaluate(() => {
    (window as unknown as Line).line.isCut = true;
  });
  const place = page.getByRole('textbox', { name: 'Page', exact: true });
  await place.fill('60');
  await place.press('Enter');
  await expect.poll(() => page.evaluate(() => (window as unknown as Line).line.waiting)).toBeGreaterThan(0);
  await page.evaluate(() => {
    history.pushState(null, '', '/logo?bare');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'logo' })).toBeAttached();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('[PDF-01] Japanese without its face and a picture in JPEG 2000 are shown, by parts of our own origin', async ({
  page,
}) => {
  await page.addInitScript((odd) => {
    const reports: string[] = [];
    Object.assign(window, { reports });
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => reports.push(blockedURI));
    const { createObjectURL } = URL;
    URL.createObjectURL = (of) =>
      of instanceof Blob && of.type === 'application/pdf' ? odd : createObjectURL.call(URL, of);
  }, oddPdf());
  await openPart(page, 'pdf-viewer');
  const shown = page.getByRole('region', { name: 'Page 1 of 1' });
  await expect(shown).toContainText('日本語');
  const colour = () =>
    shown.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const at = [canvas.width / 2, (canvas.height * 150) / 550] as const;
      return [...(canvas.getContext('2d')?.getImageData(...at, 1, 1).data ?? [])];
    });
  // JPEG 2000 loses a little.
  await expect
    .poll(async () =>
      (await colour()).slice(0, 3).map((value, index) => Math.abs(value - ([192, 64, 32][index] ?? 0)) < 8),
    )
    .toEqual([true, true, true]);
  expect(await page.evaluate(() => (window as unknown as { reports: string[] }).reports)).toEqual([]);
});
