import { expect, test } from '../src/journey';

/** Where a page shows what another party may have written or drawn. */
const pages = ['/', '/patient/embarrassing/ringworm', '/patient/dermatologist', '/findadoctor', '/sitemap'];

test('[SEC-35] no page has a frame, and the browser refuses one of another origin', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.frames(), path).toHaveLength(1);
  }
  await page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      refused.push(`${effectiveDirective} ${blockedURI}`),
    );
    document.body.append(Object.assign(document.createElement('iframe'), { src: 'http://elsewhere.test/' }));
  });
  const refused = () => page.evaluate(() => Reflect.get(window, 'refused'));
  await expect.poll(refused).toEqual([expect.stringMatching(/^frame-src http:\/\/elsewhere\.test/)]);
});
