import { linkWorker } from './link-worker';
import { readUpdate } from './update-state';

/** A worker whose build begins with this script, in one state after the other. */
class Worker extends EventTarget {
  state = 'installing';
  constructor(readonly entry: string) {
    super();
  }
  postMessage(_asked: unknown, [port]: MessagePort[]) {
    port?.postMessage(this.entry);
    // An open one would keep the process.
    setTimeout(() => port?.close());
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const settle = () => new Promise((done) => setTimeout(done));

test('[SES-07] [MFE-04] a newer version is offered once its worker has taken over, and not while it is about to', async () => {
  globalThis.MessageChannel ??= (await import('node:worker_threads')).MessageChannel as never;
  document.head.innerHTML = '<script src="/static/main.old.js"></script>';
  const active = new Worker('/static/main.old.js');
  active.state = 'activated';
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting: null,
    installing: null as Worker | null,
    update: async () => {},
  });
  const register = async () => registration;
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: active, register, ready: Promise.resolve(registration) },
  });
  await linkWorker();
  await settle();
  expect(readUpdate()).toBeUndefined();

  const newer = new Worker('/static/main.newer.js');
  registration.installing = newer;
  registration.dispatchEvent(new Event('updatefound'));
  for (const state of ['installed', 'activating']) {
    newer.become(state);
    await settle();
    expect([state, readUpdate()]).toEqual([state, undefined]);
  }
  newer.become('activated');
  await settle();
  expect(readUpdate()).toEqual(expect.any(Function));
});
