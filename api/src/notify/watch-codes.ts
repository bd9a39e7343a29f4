import type { Log } from '../app/log';
import { type Meter, usedCode } from '../app/meter';
import type { Clock } from '../services/ctx';
import type { Message, Notifier } from './notifier';

const window = 15 * 60_000;
/** Fewer than this say nothing. */
const fewest = 20;
const leastShare = 0.4;

/** A proof may be given by password instead, and its call does not tell by which. */
const isAwaited = ({ template }: Message) => template?.startsWith('code.') && template !== 'code.prove';

/**
 * Watches how many of the codes that were sent by SMS are used. Where it is less than 40 % over 15 minutes, either
 * SMS do not arrive or somebody has them sent for the fee (SEC-12): it is logged as an error, once a window.
 */
export function watchCodes({ clock, log }: { clock: Clock; log: Log }) {
  let sent: number[] = [];
  let used: number[] = [];
  let told = Number.NEGATIVE_INFINITY;

  function look(now: number): void {
    const young = (at: number) => at > now - window;
    sent = sent.filter(young);
    used = used.filter(young);
    if (sent.length < fewest || used.length / sent.length >= leastShare || now - told < window) return;
    told = now;
    log.error({ sent: sent.length, used: used.length }, 'codes sent by SMS are hardly used');
  }

  return {
    notifier: ({ send }: Notifier): Notifier => ({
      async send(message) {
        await send(message);
        if (message.channel !== 'sms' || !isAwaited(message)) return;
        const now = clock.now().getTime();
        // A code that was just sent cannot have been used yet.
        look(now);
        sent.push(now);
      },
    }),
    meter: (meter: Meter): Meter => ({
      ...meter,
      request(call) {
        if (usedCode(call)) used.push(clock.now().getTime());
        meter.request(call);
      },
    }),
  };
}
