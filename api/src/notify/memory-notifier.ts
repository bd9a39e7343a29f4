import type { Message, Notifier } from './notifier';

export interface MemoryNotifier extends Notifier {
  readonly sent: Message[];
}

/** Keeps messages in a list instead of sending them. */
export function memoryNotifier(): MemoryNotifier {
  const sent: Message[] = [];
  return {
    sent,
    async send(message) {
      sent.push(message);
    },
  };
}
