import type { Log } from '../app/log';
import { type Message, type Notifier, Undeliverable } from './notifier';

interface Options {
  log: Log;
  /** Messages that may wait; further ones are dropped and logged. */
  most?: number;
  /** Messages that are sent at once. */
  abreast?: number;
  /** Milliseconds before the second try, the third, and so on. */
  pauses?: readonly number[];
}

export interface BackgroundNotifier extends Notifier {
  /** Waits until nothing is left to send, or so many milliseconds; what is left then is logged as lost. */
  drain(atMost: number): Promise<void>;
  /** Messages that wait or are being sent. */
  readonly waiting: number;
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends beside the answer: `send` returns at once, so that no answer waits for a gateway or tells by its time
 * whether there was anybody to send to (SEC-13). The log names channel and template, never a person.
 */
export function inBackground(
  { send }: Notifier,
  { log, most = 5000, abreast = 8, pauses = [1000, 5000, 20_000] }: Options,
): BackgroundNotifier {
  const queue: Message[] = [];
  const idle = new Set<() => void>();
  let running = 0;
  let closed = false;

  const what = ({ channel, template }: Message) => ({ channel, template });

  async function deliver(message: Message): Promise<void> {
    for (let tried = 0; ; tried += 1) {
      try {
        return await send(message);
      } catch (error) {
        const pause = error instanceof Undeliverable || closed ? undefined : pauses[tried];
        if (pause === undefined) {
          log.error({ ...what(message), tries: tried + 1, reason: (error as Error).name }, 'message not sent');
          return;
        }
        await wait(pause);
      }
    }
  }

  async function work(): Promise<void> {
    for (let message = queue.shift(); message; message = queue.shift()) await deliver(message);
    running -= 1;
    if (running === 0) for (const tell of idle) tell();
  }

  return {
    async send(message) {
      if (queue.length >= most || closed) {
        log.error(what(message), 'message dropped');
        return;
      }
      queue.push({ idempotencyKey: crypto.randomUUID(), ...message });
      if (running >= abreast) return;
      running += 1;
      // Not before the caller has gone on.
      setTimeout(() => void work(), 0);
    },
    get waiting() {
      return queue.length + running;
    },
    async drain(atMost) {
      closed = true;
      if (running === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, atMost);
        idle.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
      if (running > 0) log.error({ left: queue.length + running }, 'messages lost');
    },
  };
}
