/** The page under measure: a middling phone on a middling line. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const cpu = 4;

/** What must be painted for a page to count as visible. */
export const pages = {
  home: { path: '/', visible: 'h1' },
  ebooks: { path: '/doctor/ebook', visible: '[aria-posinset]' },
};

/** For how long a page must have been still, without a long task, until it is measured: some begin when all has come. */
const rest = 1500;

const isText = (type) => /Script|Stylesheet|Document|Fetch|XHR|Other|Font/.test(type);

/**
 * Opens a page with an empty cache.
 * @returns brotli bytes of scripts and of everything, requests, those of remotes' code among them, layout shift, and
 *   milliseconds: until visible, first and largest paint, and for how long long tasks blocked the page
 */
export async function measure(browser, { url, path, visible, session, slow }) {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', storageState: session });
  await context.addInitScript((selector) => {
    const seen = { lcp: 0, cls: 0, blocked: 0, busy: 0 };
    window.__seen = seen;
    const watch = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.lcp = startTime;
    });
    watch('layout-shift', ({ value, hadRecentInput }) => {
      if (!hadRecentInput) seen.cls += value;
    });
    watch('longtask', ({ startTime, duration }) => {
      seen.blocked += duration - 50;
      seen.busy = startTime + duration;
    });
    const look = () => {
      const found = document.querySelector(selector);
      if (found?.getBoundingClientRect().height > 0) seen.visible = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, visible);
  // A slow browser tells a page drawn beneath its pointer of a move, and pages fetch ahead what is pointed at.
  await context.addInitScript(() => addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true));
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (slow) {
    await client.send('Network.emulateNetworkConditions', network);
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  }
  const types = new Map();
  const bytes = { script: 0, all: 0, requests: 0, remotes: 0 };
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    if (/\/remotes\/|\/static\/areas/.test(response.url)) bytes.remotes += 1;
  });
  // What arrives of a body, as it travels; headers count in the whole alone.
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    if (!isText(type)) return;
    bytes.all += encodedDataLength;
    bytes.requests += 1;
  });
  await page.goto(url + path, { waitUntil: 'commit' });
  await page
    .waitForFunction(() => window.__seen.visible !== undefined, null, { timeout: 90_000 })
    .catch(() => {
      throw new Error(`${url}${path}: nothing became visible`);
    });
  await page.waitForLoadState('networkidle');
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction(
    ([since, rest]) => performance.now() - Math.max(since, window.__seen.busy) > rest,
    [since, rest],
    { timeout: 90_000 },
  );
  const times = await page.evaluate(() => ({
    visible: window.__seen.visible,
    lcp: window.__seen.lcp,
    cls: window.__seen.cls,
    blocked: window.__seen.blocked,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  return { ...bytes, ...times };
}
