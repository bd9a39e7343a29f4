import { aRelease, aRow } from '../testing/registry-rows';

const doctor = '/remotes/doctor/2.0.0';
const row = aRow('doctor', {
  routes: [
    { path: '/doctor/open', title: { en: 'Open' } },
    { path: '/doctor/closed', title: { en: 'Closed' }, roles: ['doctor'] },
  ],
  current: aRelease('doctor', '2.0.0', {
    preload: { '*': [`${doctor}/remote.js`, `${doctor}/remote.css`], '/doctor/open': [`${doctor}/open-page.js`] },
  }),
});
const whole = [`${doctor}/remoteEntry.js`, `${doctor}/remote.js`, `${doctor}/remote.css`];

const onLine = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const fetched = () => [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));
const link = (name: string) => document.querySelector(`[href="/doctor/${name}"]`) as HTMLAnchorElement;
const pointAt = (place: Element) => place.dispatchEvent(new Event('pointerover', { bubbles: true }));

/** A page with links into an area, by code that has fetched nothing yet. */
async function aPage() {
  jest.resetModules();
  document.head.innerHTML = '';
  const registry = JSON.stringify({ seq: 1, remotes: [row] });
  document.body.innerHTML = `<script type="application/json" id="registry">${registry}</script>
    <nav><a href="/doctor/open">Open</a><a href="/doctor/closed">Closed</a></nav><main></main>`;
  const { startRegistry } = await import('../registry/registry-store');
  const { watchIntent } = await import('./intent');
  const { prefetchNeighbours } = await import('./neighbours');
  const { prefetchLate } = await import('./files');
  startRegistry();
  watchIntent();
  return { prefetchNeighbours, prefetchLate };
}

beforeEach(() => {
  onLine({ saveData: false, effectiveType: '4g' });
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('[MFE-11] a pointer that stays on a link fetches the area and that page', async () => {
  await aPage();
  pointAt(link('open'));
  expect(fetched()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(fetched()).toEqual([...whole, `${doctor}/open-page.js`]);
});

test('[MFE-11] what the server named as late is fetched once the shell runs, and not again by a pointer', async () => {
  const { prefetchLate } = await aPage();
  const page = `${doctor}/open-page.js`;
  document.head.innerHTML = `<link rel="late" as="script" href="${page}"><link rel="late" as="style" href="/late.css">`;
  prefetchLate();
  expect(fetched()).toEqual([page, '/late.css']);
  pointAt(link('open'));
  jest.advanceTimersByTime(100);
  expect(fetched()).toEqual([page, '/late.css', ...whole]);
});

test('[MFE-11] a pointer that passes over it fetches nothing', async () => {
  await aPage();
  pointAt(link('open'));
  pointAt(document.body);
  jest.advanceTimersByTime(1000);
  expect(fetched()).toEqual([]);
});

test.each(['focusin', 'touchstart'])('[MFE-11] so does a %s', async (approach) => {
  await aPage();
  link('open').dispatchEvent(new Event(approach, { bubbles: true }));
  jest.advanceTimersByTime(100);
  expect(fetched()).toContain(`${doctor}/remoteEntry.js`);
});

test('[MFE-11] a page that the visitor would be sent away from is not fetched', async () => {
  await aPage();
  pointAt(link('closed'));
  jest.advanceTimersByTime(1000);
  expect(fetched()).toEqual([]);
  localStorage.setItem('token', 'someone');
  pointAt(link('closed'));
  jest.advanceTimersByTime(1000);
  expect(fetched()).toEqual(whole);
});

test('[MFE-11] an idle page fetches the areas that it links to; a page of them where its content does', async () => {
  const { prefetchNeighbours } = await aPage();
  prefetchNeighbours();
  jest.advanceTimersByTime(2000);
  expect(fetched()).toEqual([]);
  jest.advanceTimersByTime(6000);
  expect(fetched()).toEqual(whole);
  document.querySelector('main')?.append(link('open'));
  prefetchNeighbours();
  jest.advanceTimersByTime(6000);
  expect(fetched()).toEqual([...whole, `${doctor}/open-page.js`]);
});

test('[MFE-11] [UX-03] what a page has no time for is fetched when it is idle again', async () => {
  const { prefetchNeighbours } = await aPage();
  const turns: IdleRequestCallback[] = [];
  Object.assign(window, { requestIdleCallback: (turn: IdleRequestCallback) => turns.push(turn) });
  prefetchNeighbours();
  jest.advanceTimersByTime(3000);
  for (let turn = 1; turn <= whole.length; turn += 1) {
    turns.shift()?.({ didTimeout: false, timeRemaining: () => 0 });
    expect(fetched()).toEqual(whole.slice(0, turn));
  }
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  '[MFE-11] on a line with %j nothing is prefetched',
  async (line) => {
    onLine(line);
    const { prefetchNeighbours } = await aPage();
    pointAt(link('open'));
    prefetchNeighbours();
    jest.advanceTimersByTime(6000);
    expect(fetched()).toEqual([]);
  },
);
