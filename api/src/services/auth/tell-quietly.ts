import type { Message } from '../../notify/notifier';
import type { Ctx } from '../ctx';

/** Sends a message beside the answer: what was done stands, whether or not the message goes out. */
export function sendInBackground(ctx: Ctx, message: Message): void {
  void ctx.notifier.send(message).catch(() => undefined);
}
