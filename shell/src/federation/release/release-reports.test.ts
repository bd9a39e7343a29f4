import { reportRelease } from './release-reports';

const version = '2.0.0';
const loaded = { version, event: 'loaded' } as const;
const remote = 'doctor';

/** The bodies that were sent, with their addresses and types. */
function watchBeacons() {
  const sent: { to: string; type: string; body: Promise<unknown> }[] = [];
  navigator.sendBeacon = (to, body) => {
    const blob = body as Blob;
    sent.push({ to: new URL(to).pathname, type: blob.type, body: blob.text().then((text) => JSON.parse(text)) });
    return true;
  };
  return sent;
}
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};
const setLine = (onLine: boolean) => Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  hide(false);
  setLine(true);
});

test('[ADM-02] reports of a while go to the server together, as it takes them', async () => {
  const sent = watchBeacons();
  reportRelease(remote, { ...loaded, took: 410.6 });
  jest.advanceTimersByTime(4_000);
  reportRelease(remote, { version, event: 'crashed', error: new Error('x'.repeat(300)) });
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(sent).toMatchObject([{ to: '/api/telemetry/remotes', type: 'application/json' }]);
  const reports = [
    { remote, ...loaded, took: 411 },
    { remote, version, event: 'crashed', message: 'x'.repeat(200) },
  ];
  expect(await sent[0]?.body).toEqual({ reports });
  jest.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

test('[ADM-02] a tab that is left sends what it has, and without a line it waits for one', async () => {
  const sent = watchBeacons();
  reportRelease(remote, loaded);
  hide(true);
  expect(sent).toHaveLength(1);
  hide(false);
  setLine(false);
  for (let count = 0; count < 21; count += 1) reportRelease(remote, loaded);
  jest.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
  setLine(true);
  dispatchEvent(new Event('online'));
  expect(sent).toHaveLength(2);
  // The server takes twenty at once.
  expect(await sent[1]?.body).toEqual({ reports: Array.from({ length: 20 }, () => ({ remote, ...loaded })) });
});

test('[ADM-02] whatever was thrown has a message', async () => {
  const sent = watchBeacons();
  for (const error of [new Error('no'), 'no', undefined, null])
    reportRelease(remote, { version, event: 'failed', error });
  hide(true);
  const messages = ['no', 'no', 'undefined', 'null'];
  expect(await sent[0]?.body).toMatchObject({ reports: messages.map((message) => ({ message })) });
});
