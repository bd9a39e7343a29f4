import { contactMessages } from '../../db/schema';
import { addressBlock } from '../../limits/address-block';
import { compose } from '../../notify/compose';
import type { Message } from '../../notify/notifier';
import { type Ctx, inTransaction } from '../ctx';
import { limit } from '../limit';
import { queueMessage } from '../outbox/queue-message';
import type { Answer, VerbCall, VerbInput } from '../verb';

type Given = Omit<VerbInput<'contact.send'>['body'], 'website'>;

/** What the team reads; it answers to the address in it. */
function mailOf({ config }: Ctx, { name, email, phone, subject, message }: Given): Message {
  const from = `${name} <${email}>${phone ? `, ${phone}` : ''}`;
  return compose('team.contact-form', { channel: 'email', to: config.teamEmail }, { from, subject, message });
}

/** Takes a message to the team from anyone. What a program filled in is thanked for and dropped. */
export async function sendContact({ ctx, input }: VerbCall<'contact.send'>): Promise<Answer<'contact.send'>> {
  const { website, ...given } = input.body;
  const thanks = { code: 'contact_Success', result: null } as const;
  if (website !== '') return thanks;
  const { caller, config, clock } = ctx;
  const rule = { most: config.limits.contactsPerHour, window: 3_600_000 };
  await limit(ctx, { name: 'contact', of: addressBlock(caller.ip), ...rule });
  const userId = caller.userId ?? null;
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .insert(contactMessages)
      .values({ ...given, email: given.email.toLowerCase(), userId, createdAt: clock.now() });
    await queueMessage(tx, mailOf(tx, given));
  });
  return thanks;
}
