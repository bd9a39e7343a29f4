import { setTimeout as wait } from 'node:timers/promises';
import { type Message, type Notifier, Undeliverable } from '../notify/notifier';
import { dltOf } from '../notify/templates';

interface Options {
  /** Gateways in the order in which they are tried; the one that last answered goes first. */
  urls: readonly [string, ...string[]];
  token: string;
  /** The DLT header that SMS are sent under. */
  sender: string;
  /** Milliseconds that one try may take. */
  timeout?: number;
  /** Milliseconds between two tries at one gateway. */
  pause?: number;
}

const triesEach = 2;
const passes = (status: number) => status >= 500 || status === 429 || status === 408;

/** A gateway that is away or busy. */
class GatewayAway extends Error {}

/**
 * Sends SMS through an HTTP gateway: a JSON post with the DLT header and template (SEC-16). What may pass is
 * tried again with the same idempotency key, then at the next gateway, where it is within ten seconds; what was
 * refused is not tried again.
 */
export function smsSender({ urls, token, sender, timeout = 3000, pause = 500 }: Options): Notifier {
  let first = 0;

  async function post(url: string, { to, text, template, idempotencyKey }: Message, key: string): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': idempotencyKey ?? key,
      },
      body: JSON.stringify({ sender, templateId: template && dltOf(template), to, text }),
    }).catch((error: unknown) => {
      throw new GatewayAway('No answer', { cause: error });
    });
    await response.body?.cancel();
    if (response.ok) return;
    if (passes(response.status)) throw new GatewayAway(`Status ${response.status}`);
    throw new Undeliverable(`The SMS gateway refused it with status ${response.status}`);
  }

  async function tryGateway(url: string, message: Message, key: string): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await post(url, message, key);
      } catch (error) {
        if (error instanceof Undeliverable || tried === triesEach) throw error;
        await wait(pause);
      }
    }
  }

  return {
    async send(message) {
      if (!message.template || !dltOf(message.template)) throw new Undeliverable('An SMS needs a registered template');
      const key = crypto.randomUUID();
      let last: unknown;
      for (let step = 0; step < urls.length; step += 1) {
        const at = (first + step) % urls.length;
        try {
          await tryGateway(urls[at] ?? urls[0], message, key);
          first = at;
          return;
        } catch (error) {
          if (error instanceof Undeliverable) throw error;
          last = error;
        }
      }
      throw last;
    },
  };
}
