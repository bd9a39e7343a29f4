import type { Page } from '@playwright/test';
import { openPart } from './catalogue';

const address = 'http://files.test/odd.pdf';

/** Opens the reader with a file of ours in the place of its own. @param status with which the file is answered */
export async function openFile(page: Page, body: Buffer, status = 200): Promise<void> {
  await page.context().route(address, (route) =>
    route.fulfill({
      status,
      body,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/pdf' },
    }),
  );
  await page.addInitScript((odd) => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (of) =>
      of instanceof Blob && of.type === 'application/pdf' ? odd : createObjectURL.call(URL, of);
  }, address);
  await openPart(page, 'pdf-viewer');
}
