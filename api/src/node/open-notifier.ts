import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../app/log';
import type { Meter } from '../app/meter';
import { byChannel, type Notifier, Undeliverable } from '../notify/notifier';
import { watchCodes } from '../notify/watch-codes';
import type { Ctx } from '../services/ctx';
import { openOutbox } from '../services/outbox/outbox';
import { outboxFigures } from '../services/outbox/outbox-figures';
import type { Env } from './env';
import type { Metrics } from './metrics';
import { smsSender } from './sms-notifier';
import { smtpSender } from './smtp-notifier';

/** Milliseconds that messages under way may still take when the server stops. */
const lastMoments = 8000;
/** Milliseconds between looks for what another try is due of, or another process has left. */
const pollEvery = 5000;

type Parts = Pick<Ctx, 'db' | 'clock' | 'config'> & { log: Log; metrics: Metrics };

export interface OpenNotifier extends Pick<Ctx, 'notifier' | 'outbox'> {
  meter: Meter;
  /** Ends what is under way, then lets go of connections; what waits is sent by the next process. */
  close(): Promise<void>;
}

const nobody = (name: string): Notifier => ({
  send: async () => {
    throw new Undeliverable(`${name} is not set`);
  },
});

function openMail({ SMTP_URL, MAIL_FROM }: Env): Notifier & { close?(): void } {
  return SMTP_URL && MAIL_FROM ? smtpSender({ url: SMTP_URL, from: MAIL_FROM }) : nobody('SMTP_URL');
}

function openSms({ SMS_GATEWAY_URL, SMS_GATEWAY_FALLBACK_URL, SMS_GATEWAY_TOKEN, SMS_SENDER }: Env): Notifier {
  if (!SMS_GATEWAY_URL || !SMS_GATEWAY_TOKEN || !SMS_SENDER) return nobody('SMS_GATEWAY_URL');
  const more = SMS_GATEWAY_FALLBACK_URL ? [SMS_GATEWAY_FALLBACK_URL] : [];
  return smsSender({ urls: [SMS_GATEWAY_URL, ...more], token: SMS_GATEWAY_TOKEN, sender: SMS_SENDER });
}

/** Mail and SMS as the environment has them; a server with an outbox to look at sends none. */
export function openNotifier(env: Env, { metrics, ...parts }: Parts): OpenNotifier {
  const watch = watchCodes(parts);
  const email = env.OUTBOX ? { send: async () => {} } : openMail(env);
  const sms = env.OUTBOX ? email : openSms(env);
  const carried = byChannel({ email, sms });
  const notifier = metrics.counting(env.OUTBOX ? carried : watch.notifier(carried));
  const outbox = openOutbox({ ...parts, notifier });
  const watchFigure = (name: string, help: string, figure: keyof Awaited<ReturnType<typeof outboxFigures>>) =>
    metrics.watch(name, help, async () => (await outboxFigures(parts))[figure]);
  watchFigure('messages_waiting', 'Mail and SMS that wait to be sent, of all processes', 'waiting');
  watchFigure('messages_oldest_seconds', 'How long the oldest of them has waited', 'oldest');
  watchFigure('messages_dead', 'Mail and SMS that were given up, of all processes', 'dead');
  outbox.wake();
  const polling = setInterval(() => outbox.wake(), pollEvery).unref();
  return {
    notifier,
    outbox,
    meter: env.OUTBOX ? metrics : watch.meter(metrics),
    close: async () => {
      clearInterval(polling);
      await Promise.race([outbox.close(), wait(lastMoments, undefined, { ref: false })]);
      email.close?.();
    },
  };
}
