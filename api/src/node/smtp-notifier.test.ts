import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { Undeliverable } from '../notify/notifier';
import { type SmtpNotifier, smtpSender } from './smtp-notifier';

interface Received {
  to: string[];
  text: string;
  secure: boolean;
  user: unknown;
}

let received: Received[];
const servers: SMTPServer[] = [];
const senders: SmtpNotifier[] = [];
beforeEach(() => {
  received = [];
});
afterEach(async () => {
  for (const sender of senders.splice(0)) sender.close();
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
});

const refusal = (responseCode: number) => Object.assign(new Error('Refused'), { responseCode });

/** A mail server with one user, which knows everybody but `nobody@`, and is busy for `later@`. */
async function open(options: SMTPServerOptions = {}): Promise<number> {
  const server = new SMTPServer({
    logger: false,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, answer) =>
      username === 'care' && password === 'p@ss' ? answer(null, { user: username }) : answer(refusal(535)),
    onRcptTo: ({ address }, _session, answer) => {
      if (address.startsWith('nobody@')) answer(refusal(550));
      else if (address.startsWith('later@')) answer(refusal(450));
      else answer();
    },
    async onData(stream, { envelope, secure, user }, answer) {
      let text = '';
      for await (const part of stream) text += part;
      received.push({ to: envelope.rcptTo.map(({ address }) => address), text, secure, user });
      answer();
    },
    ...options,
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.server.address() as AddressInfo).port;
}

function senderAt(port: number, password = 'p%40ss'): SmtpNotifier {
  // The server of this test has a certificate of its own making.
  const url = `smtp://care:${password}@127.0.0.1:${port}/?tls.rejectUnauthorized=false`;
  const sender = smtpSender({ url, from: 'Tvacha <care@tvacha.example>' });
  senders.push(sender);
  return sender;
}

const mail = {
  channel: 'email',
  to: 'kavya@tvacha.example',
  subject: 'Your Tvacha code',
  text: 'Line 1\nनमस्ते',
} as const;

test('[SEC-16] mail goes out over STARTTLS, with a login, from the named sender', async () => {
  const sender = senderAt(await open());
  await sender.send({ ...mail, idempotencyKey: 'key-1' });
  expect(received).toMatchObject([{ to: ['kavya@tvacha.example'], secure: true, user: 'care' }]);
  const [{ text }] = received as [Received];
  expect(text).toContain('From: Tvacha <care@tvacha.example>');
  expect(text).toContain('To: kavya@tvacha.example');
  expect(text).toContain('Subject: Your Tvacha code');
  expect(text).toContain('Message-ID: <key-1@tvacha.example>');
});

test('[SEC-16] text of a person cannot add recipients or headers', async () => {
  const sender = senderAt(await open());
  await sender.send({ ...mail, subject: 'Hello\r\nBcc: all@tvacha.example' });
  expect(received[0]?.to).toEqual(['kavya@tvacha.example']);
  expect(received[0]?.text).not.toMatch(/^Bcc:/im);
  await sender.send({ ...mail, to: 'a@tvacha.example, b@tvacha.example' }).catch(() => undefined);
  expect(received.flatMap(({ to }) => to)).not.toContain('b@tvacha.example');
});

test('[SEC-16] a recipient who is refused is not tried again, one who may be taken later is', async () => {
  const sender = senderAt(await open());
  await expect(sender.send({ ...mail, to: 'nobody@tvacha.example' })).rejects.toThrow(Undeliverable);
  const later = sender.send({ ...mail, to: 'later@tvacha.example' });
  await expect(later).rejects.not.toBeInstanceOf(Undeliverable);
  expect(received).toEqual([]);
});

test('[SEC-16] a wrong password and a server that is away fail', async () => {
  const port = await open();
  await expect(senderAt(port, 'wrong').send(mail)).rejects.toThrow();
  const [server] = servers.splice(0);
  await new Promise<void>((resolve) => server?.close(() => resolve()));
  await expect(senderAt(port).send(mail)).rejects.not.toBeInstanceOf(Undeliverable);
});
