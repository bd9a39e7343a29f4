import type { TemplateName } from './templates';

export interface Message {
  channel: 'sms' | 'email';
  /** Phone number with country code, or email address. */
  to: string;
  subject?: string;
  text: string;
  /** What it was made from; an SMS without a registered template is not carried (SEC-16). */
  template?: TemplateName;
  /** The same for each try of one message, so that it arrives once. */
  idempotencyKey?: string;
}

/** Sends mail and SMS. */
export interface Notifier {
  send(message: Message): Promise<void>;
}

/** Sends what is written in the database. */
export interface Outbox {
  /** Sends a message of a channel beside whoever wrote it, or all that are due. */
  wake(channel?: Message['channel']): void;
  /** Waits until what is under way is done. */
  idle(): Promise<void>;
  /** Takes no further message, and waits for those under way; whatever is left waits for the next process. */
  close(): Promise<void>;
}

/** A message that will never arrive, however often it is tried: a refused address, an unknown template. */
export class Undeliverable extends Error {}

/** Hands each message to the notifier of its channel. */
export const byChannel = (notifiers: Record<Message['channel'], Notifier>): Notifier => ({
  send: (message) => notifiers[message.channel].send(message),
});
