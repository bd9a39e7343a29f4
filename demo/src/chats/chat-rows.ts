import type { chatMessages, chatThreads } from '@tvacha/api/schema';
import { seedId } from '../seed-id';
import { staffId } from '../users';
import type { Around } from '../when';
import { chatSeeds } from './all-chats';
import type { ChatSeed } from './chat-seed';

const threadId = ({ email }: ChatSeed) => seedId(`chat/${email}`);
const span = ({ messages }: ChatSeed) => messages.reduce((sum, [, later]) => sum + later, 0);

export const threadRows = ({ ago }: Around): (typeof chatThreads.$inferInsert)[] =>
  chatSeeds.map((seed) => ({
    id: threadId(seed),
    userId: seedId(`user/${seed.email}`),
    assignedTo: seed.desk ? staffId(seed.desk) : null,
    closedAt: seed.closed ? ago(seed.quietFor - 5) : null,
    lastAt: ago(seed.quietFor),
    createdAt: ago(seed.quietFor + span(seed)),
  }));

/** Messages; the last ones wait to be seen, the others were seen two minutes after they came. */
export const messageRows = ({ ago }: Around): (typeof chatMessages.$inferInsert)[] =>
  chatSeeds.flatMap((seed) => {
    let left = seed.quietFor + span(seed);
    return seed.messages.map(([from, later, text], at) => {
      left -= later;
      const seen = at < seed.messages.length - seed.unread;
      return {
        id: seedId(`chat-message/${seed.email}/${at}`),
        threadId: threadId(seed),
        senderId: from === 'staff' ? staffId(seed.desk || 'chat') : seedId(`user/${seed.email}`),
        fromStaff: from === 'staff',
        text,
        createdAt: ago(left),
        readAt: seen ? ago(Math.max(0, left - 2)) : null,
      };
    });
  });
