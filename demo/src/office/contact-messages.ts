import type { contactMessages } from '@tvacha/api/schema';
import { z } from 'zod';
import { readRows } from '../content/read-folder';
import { pick, seedId } from '../seed-id';
import { staffId } from '../users';
import { type Around, days, hours } from '../when';

const text = z.string();
const schema = z.strictObject({
  name: text,
  mailbox: text,
  subject: text,
  message: text,
  done: z.boolean().optional(),
});

/** Messages of the contact form; the older ones were answered. */
export const contactRows = ({ ago }: Around): (typeof contactMessages.$inferInsert)[] =>
  readRows('contact-messages', schema, (row) => row).map(({ name, mailbox, subject, message, done }, at) => {
    const came = days(at) + hours(1 + (at % 7));
    return {
      id: seedId(`contact/${mailbox}`),
      name,
      email: `${mailbox}@post.example`,
      phone: at % 3 === 0 ? `+91${9_000_004_001 + at}` : null,
      subject,
      message,
      createdAt: ago(came),
      ...(done ? { handledAt: ago(came - hours(1)), handledBy: staffId(pick(['chat', 'support'], mailbox)) } : {}),
    };
  });
