import { createTransport } from 'nodemailer';
import { type Notifier, Undeliverable } from '../notify/notifier';

interface Options {
  /** `smtps://user:password@host:465`, or `smtp://` with STARTTLS. */
  url: string;
  /** `Tvacha <care@tvacha.example>` */
  from: string;
}

export interface SmtpNotifier extends Notifier {
  close(): void;
}

const isLocal = (host: string) => host === 'localhost' || host === '[::1]' || host.startsWith('127.');
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends mail over a few connections that stay open. Off this machine it is sent over TLS or not at all. */
export function smtpSender({ url, from }: Options): SmtpNotifier {
  const { hostname } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    requireTLS: !isLocal(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...limits,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? hostname;
  return {
    async send({ to, subject, text, idempotencyKey = crypto.randomUUID() }) {
      const mail = { from, to: { name: '', address: to }, subject, text, messageId: `<${idempotencyKey}@${domain}>` };
      try {
        await transport.sendMail(mail);
      } catch (error) {
        const { responseCode = 0 } = error as { responseCode?: number };
        // 5xx is a server's word that another try is of no use.
        if (responseCode >= 500) throw new Undeliverable(`The mail server refused it with ${responseCode}`);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
