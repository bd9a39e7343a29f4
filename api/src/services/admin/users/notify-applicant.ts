import type { Applicant } from '@tvacha/shared-contract';
import type { Message } from '../../../notify/notifier';
import type { Ctx } from '../../ctx';

type Place = Pick<Message, 'channel' | 'to'>;

/** Tells the doctor by SMS and mail. The decision stands even where a message cannot be sent. */
export async function notifyApplicant(
  { notifier }: Ctx,
  { phone, email }: Applicant,
  say: (place: Place) => Message,
): Promise<void> {
  const places: Place[] = [
    { channel: 'sms', to: `${phone.code}${phone.number}` },
    { channel: 'email', to: email },
  ];
  await Promise.allSettled(places.map((place) => notifier.send(say(place))));
}
