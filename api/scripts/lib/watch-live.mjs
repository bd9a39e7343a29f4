// A thread that asks a server again and again whether it lives: the one that sends the attack would measure itself.
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Begins to watch. @returns what ends it and gives the milliseconds that the slowest answer took */
export function watchLive(url) {
  const worker = new Worker(new URL(import.meta.url), { workerData: url });
  return async () => {
    const worst = new Promise((resolve) => worker.once('message', resolve));
    worker.postMessage('end');
    return worst;
  };
}

async function watch() {
  let worst = 0;
  let on = true;
  parentPort.once('message', () => {
    on = false;
  });
  while (on) {
    const since = performance.now();
    await fetch(`${workerData}/api/live`)
      .then((answer) => answer.text())
      .catch(() => undefined);
    worst = Math.max(worst, performance.now() - since);
    await wait(20);
  }
  parentPort.postMessage(worst);
}
if (!isMainThread) await watch();
