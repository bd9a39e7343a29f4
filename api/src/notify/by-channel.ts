import type { Message, Notifier } from './notifier';

/** Hands each message to the notifier of its channel. */
export const byChannel = (notifiers: Record<Message['channel'], Notifier>): Notifier => ({
  send: (message) => notifiers[message.channel].send(message),
});
