import { setTimeout as wait } from 'node:timers/promises';

/** Pixels a second of a quick hand, and how far it goes. */
const [speed, distance] = [2400, 12_000];

/** Opens a list, or what else is told by `shown`, and slows the page down once it stands. */
export async function openList(page, { url, cpu, shown = '[aria-posinset]' }) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(url);
  await page.locator(shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, client };
}

/** Counts frames of scripts, rows, and outlines and blank space in view from now on, in the page. */
const watch = () => {
  const seen = { frames: 0, rows: 0, holeMs: 0, open: true };
  window.__scroll = seen;
  const since = new Map();
  const look = () => {
    const now = performance.now();
    const holes = new Set();
    for (const hole of document.querySelectorAll('[data-hole]')) {
      const { top, bottom } = hole.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight) holes.add(hole.getAttribute('aria-posinset'));
    }
    for (const at of since.keys()) if (!holes.has(at)) since.delete(at);
    for (const at of holes) {
      if (!since.has(at)) since.set(at, now);
      seen.holeMs = Math.max(seen.holeMs, now - since.get(at));
    }
    seen.rows = Math.max(seen.rows, document.querySelectorAll('[aria-posinset]').length);
  };
  /** Whether the list goes on in view where it has no rows; a gap of the grid is narrower than 40 pixels. */
  const isBlank = () => {
    const list = document.querySelector('[aria-posinset]')?.parentElement;
    if (!list) return false;
    const { top, bottom } = list.getBoundingClientRect();
    const above = list.firstElementChild.getBoundingClientRect().top - Math.max(0, top);
    const below = Math.min(innerHeight, bottom) - list.lastElementChild.getBoundingClientRect().bottom;
    return Math.max(above, below) > 40;
  };
  let looked = 0;
  let framed = performance.now();
  const frame = (now) => {
    seen.frames += 1;
    framed = performance.now();
    // A look costs as much as a row: ten times a second are enough.
    if (now - looked > 100) {
      looked = now;
      look();
    }
    if (seen.open) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  // Heard before the list draws its new rows: it is blank since the last frame of scripts at most, until the next was painted.
  const hear = () => {
    if (!seen.open || !isBlank()) return;
    const since = framed;
    const tell = () => {
      seen.holeMs = Math.max(seen.holeMs, performance.now() - since);
    };
    requestAnimationFrame(() => requestAnimationFrame(tell));
  };
  addEventListener('scroll', hear, { capture: true });
};

/** The times of all frames that the page's compositor drew while `act` ran, in seconds, sorted. */
async function framesWhile(page, act) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] });
  await act();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  return traceEvents
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1e6)
    .sort((a, b) => a - b);
}

/**
 * Scrolls down as by a hand, rests, and jumps to the middle, where nothing is loaded yet.
 * @returns frames a second that were shown, which the compositor draws by itself while it scrolls, and those that scripts had
 */
export async function scrollThrough({ page, client }) {
  await page.evaluate(watch);
  // At the end of a page it would stand still, and count frames of that.
  const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const pixels = Math.min(distance, below);
  const at = () => page.evaluate(() => [window.__scroll.frames, performance.now()]);
  let scriptFramesPerSecond = 0;
  const drawn = await framesWhile(page, async () => {
    const [framesBefore, before] = await at();
    await client.send('Input.synthesizeScrollGesture', {
      ...{ x: 700, y: 500, yDistance: -pixels, speed, gestureSourceType: 'mouse' },
    });
    const [framesAfter, after] = await at();
    scriptFramesPerSecond = ((framesAfter - framesBefore) * 1000) / (after - before);
  });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.waitForFunction(() => !document.querySelector('[data-hole]'), null, { timeout: 20_000 });
  await wait(300);
  const { rows, holeMs } = await page.evaluate(() => {
    window.__scroll.open = false;
    scrollTo(0, 0);
    return window.__scroll;
  });
  return {
    // Had it stopped early, what was left of the way counts as well.
    framesPerSecond: drawn.length / Math.max(pixels / speed, drawn.at(-1) - drawn[0]),
    scriptFramesPerSecond,
    rows,
    holeMs,
  };
}

/** What somebody does with a list, in this order; what is to be undone has no name. */
export const inList = [
  ['filter', (page) => filtersOf(page).getByRole('checkbox').first().click()],
  [null, (page) => filtersOf(page).getByRole('checkbox').first().click()],
  [
    'sort',
    async (page) => {
      const order = page.getByRole('combobox', { name: 'Sort' });
      await order.click();
      // People choose from what they see.
      await page.locator('.ant-select-item-option').first().waitFor();
      await order.press('ArrowDown');
      await order.press('Enter');
    },
  ],
  [
    'search',
    (page) => page.getByRole('searchbox', { name: /^Search (?!\d)/ }).pressSequentially('skin care', { delay: 80 }),
  ],
];
const filtersOf = (page) => page.getByRole('complementary', { name: 'Filters' });

/** And with the answers to a question. */
export const inThread = [
  [
    'found helpful',
    (page) =>
      page
        .getByRole('list', { name: /^Answers to/ })
        .locator('button[aria-pressed]')
        .first()
        .click(),
  ],
  ['sort', (page) => page.getByRole('radio', { name: 'Newest first' }).click()],
  [
    'answer',
    (page) =>
      page.getByRole('textbox', { name: 'Your answer' }).pressSequentially('Eight weeks, then look.', { delay: 80 }),
  ],
];

/** For how long the slowest event of each interaction waits for the next paint, by what is done. */
export async function interact({ page }, acts) {
  await page.evaluate(() => {
    window.__slowest = 0;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId) window.__slowest = Math.max(window.__slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const settled = async () => {
    await page.waitForLoadState('networkidle');
    await wait(500);
    return page.evaluate(() => {
      const slowest = window.__slowest;
      window.__slowest = 0;
      return slowest;
    });
  };
  await settled();
  const waited = {};
  for (const [what, act] of acts) {
    await act(page);
    const ms = await settled();
    if (what) waited[what] = ms;
  }
  return waited;
}
