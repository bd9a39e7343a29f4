import { silentLog } from '../app/log';
import { inBackground } from './in-background';
import { type Message, type Notifier, Undeliverable } from './notifier';

const sms: Message = { channel: 'sms', to: '+919000000101', text: 'Your code is 123456', template: 'code.login' };

/** Milliseconds no machine is busy for. */
const inTime = 100_000;

function logOf() {
  const lines: string[] = [];
  const write = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));
  return { lines, log: { info: write, warn: write, error: write } };
}

/** A notifier that fails as it is told, then sends. */
function unsteady(failures: Error[] = []) {
  const tries: Message[] = [];
  const notifier: Notifier = {
    async send(message) {
      tries.push(message);
      const failure = failures.shift();
      if (failure) throw failure;
    },
  };
  return { tries, notifier };
}

test('[SEC-13] sending returns before anything is sent', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent: Message[] = [];
  const send = async (message: Message) => {
    await held;
    sent.push(message);
  };
  const background = inBackground({ send }, { log: silentLog });
  await background.send(sms);
  expect(sent).toEqual([]);
  release();
  await background.drain(inTime);
  expect(sent).toHaveLength(1);
});

test('[SEC-16] what fails is tried again with the same key, and each message has its own', async () => {
  const { tries, notifier } = unsteady([new Error('away'), new Error('away')]);
  const background = inBackground(notifier, { log: silentLog, pauses: [1, 1], abreast: 1 });
  await background.send(sms);
  await background.send(sms);
  while (background.waiting > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const keys = tries.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(4);
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});

test.each([
  ['that will never arrive is tried once', [new Undeliverable('unknown')], 1],
  ['that keeps failing is given up', [new Error('away'), new Error('away'), new Error('away')], 3],
])('[SEC-16] a message %s, and the log says so without a person', async (_what, failures, count) => {
  const { lines, log } = logOf();
  const { tries, notifier } = unsteady(failures);
  const background = inBackground(notifier, { log, pauses: [1, 1] });
  await background.send(sms);
  while (background.waiting > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(tries).toHaveLength(count);
  expect(lines).toEqual([expect.stringContaining('"message":"message not sent"')]);
  expect(lines[0]).toContain('code.login');
  expect(lines[0]).not.toMatch(/9000000101|123456/);
});

test('[SEC-12] no more messages wait than there may', async () => {
  const { lines, log } = logOf();
  const { tries, notifier } = unsteady();
  const background = inBackground(notifier, { log, most: 3 });
  for (let at = 0; at < 5; at += 1) await background.send(sms);
  await background.drain(inTime);
  expect(tries).toHaveLength(3);
  expect(lines.filter((line) => line.includes('message dropped'))).toHaveLength(2);
});

test('[SEC-16] at the end what waits is still sent, and what cannot be is counted', async () => {
  const { tries, notifier } = unsteady();
  const background = inBackground(notifier, { log: silentLog, abreast: 1 });
  for (let at = 0; at < 10; at += 1) await background.send(sms);
  await background.drain(inTime);
  expect(tries).toHaveLength(10);
  const { lines, log } = logOf();
  const stuck = inBackground({ send: () => new Promise(() => {}) }, { log });
  await stuck.send(sms);
  await stuck.drain(20);
  expect(lines).toEqual(['{"left":1,"message":"messages lost"}']);
});
