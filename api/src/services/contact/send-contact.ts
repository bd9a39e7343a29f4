import { contactMessages } from '../../db/schema';
import { addressBlock } from '../../limits/address-block';
import type { Ctx } from '../ctx';
import { limit } from '../limit';
import type { Answer, VerbCall, VerbInput } from '../verb';

type Given = Omit<VerbInput<'contact.send'>['body'], 'website'>;

/** Tells the team. The message is kept already, so it counts as sent also where no mail goes out. */
async function tellTeam({ notifier, config }: Ctx, { name, email, phone, subject, message }: Given): Promise<void> {
  const text = [`From ${name} <${email}>${phone ? `, ${phone}` : ''}`, message].join('\n\n');
  const mail = { channel: 'email', to: config.teamEmail, subject: `Contact form: ${subject}`, text } as const;
  await Promise.allSettled([notifier.send(mail)]);
}

/** Takes a message to the team from anyone. What a program filled in is thanked for and dropped. */
export async function sendContact({ ctx, input }: VerbCall<'contact.send'>): Promise<Answer<'contact.send'>> {
  const { website, ...given } = input.body;
  const thanks = { code: 'contact_Success', result: null } as const;
  if (website !== '') return thanks;
  const { caller, config, clock, db } = ctx;
  const rule = { most: config.limits.contactsPerHour, window: 3_600_000 };
  await limit(ctx, { name: 'contact', of: addressBlock(caller.ip), ...rule });
  const userId = caller.userId ?? null;
  await db
    .insert(contactMessages)
    .values({ ...given, email: given.email.toLowerCase(), userId, createdAt: clock.now() });
  await tellTeam(ctx, given);
  return thanks;
}
