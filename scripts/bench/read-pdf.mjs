import { setTimeout as wait } from 'node:timers/promises';
import { heapInUse } from './heap-in-use.mjs';

const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const cpu = 4;
/** The flat document comes whole to the viewer of pdf.js: 30 MB on this line. */
const patience = { timeout: 600_000 };

/** Whether a page is readable: its words lie there, and its picture is drawn. Runs in the page. */
const isReadable = (number) => {
  const layer = [...document.querySelectorAll('.textLayer')].find((one) =>
    one.textContent.startsWith(`Page ${number} of `),
  );
  const canvas = layer?.parentElement.querySelector('canvas');
  if (!canvas?.width) return false;
  const at = [canvas.width * 0.5, canvas.height * 0.85].map(Math.floor);
  const { data } = canvas.getContext('2d').getImageData(...at, 8, 8);
  return data.some((value, index) => index % 4 === 0 && value > 0 && value < 255);
};

/** Bytes of what is drawn. */
const drawn = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('canvas')].reduce((sum, { width, height }) => sum + width * height * 4, 0),
  );

/** A browser without a cache on the line and machine under measure, which counts what comes of a document. */
async function begin(browser, session) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: session });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Performance.enable');
  await client.send('Network.emulateNetworkConditions', network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const asked = new Set();
  const came = { bytes: 0, requests: 0 };
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.includes('/api/files/')) return;
    asked.add(requestId);
    came.requests += 1;
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) came.bytes += encodedDataLength;
  });
  return { context, page, client, came };
}

/**
 * Opens a document, waits until its first page can be read, and goes to another.
 * @param goTo leads the viewer to a page
 * @returns milliseconds, bytes and requests until the first page and until the other, and what is held then
 */
export async function readOnce(browser, { address, session, goTo, other }) {
  const { context, page, client, came } = await begin(browser, session);
  const since = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(isReadable, 1, patience);
  const first = { firstMs: performance.now() - since, firstBytes: came.bytes, firstRequests: came.requests };
  const then = performance.now();
  await goTo(page, other);
  await page.waitForFunction(isReadable, other, patience);
  const next = { nextMs: performance.now() - then, nextBytes: came.bytes - first.firstBytes };
  const { heap } = await heapInUse(client);
  const canvas = await drawn(page);
  await context.close();
  return { ...first, ...next, heap, canvas };
}

/** Whether of each page in view something can be read. Runs in the page. */
const isNoneWhite = (selector) => {
  const view = document.querySelector(selector).getBoundingClientRect();
  return [...document.querySelectorAll('[data-page]')].every((sheet) => {
    const { top, bottom } = sheet.getBoundingClientRect();
    return bottom <= view.top || top >= view.bottom || sheet.querySelector('.textLayer')?.textContent;
  });
};

/**
 * Goes through fifty pages in five seconds, ten times to and fro.
 * @returns the most milliseconds until all pages in view could be read, and by how much the heap grew from the first
 *   round to the last
 */
export async function scrollRounds(browser, { address, session, rounds }) {
  const { context, page, client } = await begin(browser, session);
  await page.goto(address);
  await page.waitForFunction(isReadable, 1, patience);
  const stage = page.locator('[role=document]');
  await stage.hover();
  const height = await page
    .locator('[data-page]')
    .first()
    .evaluate((sheet) => sheet.getBoundingClientRect().height);
  let readMs = 0;
  let before;
  for (let round = 0; round < rounds; round += 1) {
    const by = ((50 * height) / 100) * (round % 2 === 0 ? 1 : -1);
    for (let step = 0; step < 100; step += 1) {
      await page.mouse.wheel(0, by);
      await wait(50);
    }
    const since = performance.now();
    await page.waitForFunction(isNoneWhite, '[role="document"]', patience);
    readMs = Math.max(readMs, performance.now() - since);
    await page.waitForLoadState('networkidle', patience);
    const { heap } = await heapInUse(client);
    before ??= heap;
    if (round === rounds - 1) {
      await context.close();
      return { readMs, growth: heap / before - 1 };
    }
  }
}

/** Opens and leaves a document. @returns canvases and workers that are left, and listeners that came to what there was */
export async function openAndLeave(browser, { url, id, session, times }) {
  const { context, page, client } = await begin(browser, session);
  await client.send('Network.emulateNetworkConditions', { ...network, latency: 0, downloadThroughput: -1 });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`${url}/doctor/ebook/${id}`);
  const come = async () => {
    await page.locator(`a[href^="/doctor/ebook/${id}/read"]`).first().click();
    await page.waitForFunction(isReadable, 1, patience);
    await page.goBack();
    await page.locator('[role=document]').waitFor({ state: 'detached' });
  };
  for (let turn = 0; turn < 5; turn += 1) await come();
  const before = await heapInUse(client);
  for (let turn = 0; turn < times; turn += 1) await come();
  const after = await heapInUse(client);
  const left = { canvas: await drawn(page), workers: page.workers().length };
  await context.close();
  return { ...left, listeners: after.listeners / before.listeners - 1 };
}
