import type { ContactMessage } from '@tvacha/shared-contract';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { contactMessages } from '../../../db/schema';
import { compose } from '../../../notify/compose';
import { audit } from '../../audit';
import { type Ctx, inTransaction } from '../../ctx';
import { queueMessage } from '../../outbox/queue-message';
import { paged } from '../../paged';
import { matching } from '../../reading/matching';
import { refuse } from '../../refuse';
import { one } from '../../rows';
import type { Verb } from '../../verb';
import { actor, actorColumns, isActor, presentPerson } from '../common/person';

const isOpen = isNull(contactMessages.handledAt);
const isHandled = isNotNull(contactMessages.handledAt);
const states = { open: isOpen, handled: isHandled, all: undefined };
const orders = {
  newest: [desc(contactMessages.createdAt), asc(contactMessages.id)],
  oldest: [asc(contactMessages.createdAt), asc(contactMessages.id)],
};
const searched = [contactMessages.name, contactMessages.email, contactMessages.subject, contactMessages.message];

const selectContact = (ctx: Ctx) =>
  ctx.db
    .select({ message: contactMessages, by: actorColumns })
    .from(contactMessages)
    .leftJoin(actor, isActor(contactMessages.handledBy))
    .$dynamic();

const present = ({ message, by }: Awaited<ReturnType<typeof selectContact>>[number]): ContactMessage => ({
  _id: message.id,
  name: message.name,
  email: message.email,
  phone: message.phone,
  subject: message.subject,
  message: message.message,
  createdAt: message.createdAt.toISOString(),
  handledAt: message.handledAt?.toISOString() ?? null,
  handledBy: presentPerson(by),
  handledNote: message.handledNote,
});

/** What came through the contact form. */
export const listContact: Verb<'admin.messages.list'> = async ({ ctx, input: { query } }) => {
  const { id, state, search } = query;
  const where = and(states[state], id ? eq(contactMessages.id, id) : undefined, matching(search, searched));
  const result = await paged(query, {
    rows: selectContact(ctx)
      .where(where)
      .orderBy(...orders[query.sort]),
    total: () => ctx.db.$count(contactMessages, where),
    present: present,
  });
  return { code: 'SUCCESS', result };
};

interface Settled {
  handled: boolean;
  /** What was done about it. */
  note: string | null;
  action: string;
}

/** Marks a message as handled, or open again; CONFLICT where it is so already. */
async function settle(tx: Ctx, id: string, { handled, note, action }: Settled): Promise<ContactMessage> {
  const open = { handledAt: null, handledBy: null, handledNote: null };
  const changed = await tx.db
    .update(contactMessages)
    .set(handled ? { handledAt: tx.clock.now(), handledBy: tx.caller.userId, handledNote: note } : open)
    .where(and(eq(contactMessages.id, id), handled ? isOpen : isHandled))
    .returning({ id: contactMessages.id });
  const message = present(one(await selectContact(tx).where(eq(contactMessages.id, id))));
  if (changed.length === 0) refuse('CONFLICT');
  await audit(tx, { action, subjectType: 'contactMessage', subjectId: id });
  return message;
}

/** Marks a message as handled, with what was done about it, or open again; CONFLICT where it is so already. */
export const handleContact: Verb<'admin.messages.handle'> = async ({ ctx, input }) => {
  const { id, handled, note } = input.body;
  const action = handled ? 'contactMessage.handled' : 'contactMessage.reopened';
  const result = await inTransaction(ctx, (tx) => settle(tx, id, { handled, note: note || null, action }));
  return { code: 'UPDATE_SUCCCESS', result };
};

/** Answers a message by mail, once: what was answered is its note; CONFLICT where it is handled already. */
export const answerContact: Verb<'admin.messages.answer'> = async ({ ctx, input }) => {
  const { id, text } = input.body;
  const result = await inTransaction(ctx, async (tx) => {
    const message = await settle(tx, id, { handled: true, note: text, action: 'contactMessage.answered' });
    const { name, email, subject, message: asked } = message;
    const to = { channel: 'email', to: email } as const;
    await queueMessage(tx, compose('contact.answered', to, { name, subject, text, asked }));
    return message;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};
