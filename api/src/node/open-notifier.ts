import type { Log } from '../app/log';
import type { Meter } from '../app/meter';
import type { Db } from '../db/db';
import { byChannel } from '../notify/by-channel';
import { inBackground } from '../notify/in-background';
import { type Notifier, Undeliverable } from '../notify/notifier';
import { watchCodes } from '../notify/watch-codes';
import type { Clock } from '../services/ctx';
import { outboxNotifier } from '../services/outbox/outbox-notifier';
import type { Env } from './env';
import type { Metrics } from './metrics';
import { smsSender } from './sms-notifier';
import { smtpSender } from './smtp-notifier';

/** Milliseconds that messages may still take when the server stops. */
const lastMoments = 8000;

interface Parts {
  db: Db;
  clock: Clock;
  log: Log;
  metrics: Metrics;
}

export interface OpenNotifier {
  notifier: Notifier;
  meter: Meter;
  /** Sends what waits, then lets go of connections. */
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

/** Mail and SMS as the environment has them: kept in the outbox, or sent beside the answers. */
export function openNotifier(env: Env, { db, clock, log, metrics }: Parts): OpenNotifier {
  if (env.OUTBOX) {
    return { notifier: metrics.counting(outboxNotifier({ db, clock })), meter: metrics, close: async () => {} };
  }
  const email = openMail(env);
  const watch = watchCodes({ clock, log });
  const background = inBackground(metrics.counting(byChannel({ email, sms: openSms(env) })), { log });
  metrics.watch('messages_waiting', 'Mail and SMS that wait to be sent', () => background.waiting);
  return {
    notifier: watch.notifier(background),
    meter: watch.meter(metrics),
    close: async () => {
      await background.drain(lastMoments);
      email.close?.();
    },
  };
}
