import type { Result } from '@tvacha/shared-contract';
import {
  assignChat,
  closeChat,
  listChatMessages,
  listChatStaff,
  listChats,
  markChatSeen,
} from '@tvacha/shared-contract/routes/admin/chats';
import { call } from '@tvacha/shared-core/http';
import { defineList, oneOf, opened, page, type Request, text } from '@tvacha/shared-core/list';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';
import { adminPaths } from '../../app/paths';

export type ChatPage = Result<'admin.chats.list'>;
export type Chat = ChatPage['items'][number];
/** Messages of a talk, the newest first, with the talk itself. */
export type Talk = Result<'admin.chats.messages'>;
export type TalkRow = Talk['items'][number];

/** What each box of the inbox asks the server for, but the usual one of all that is open. */
const boxes = {
  mine: { assigned: 'me' },
  nobody: { assigned: 'nobody' },
  unread: { only: 'unread' },
  waiting: { only: 'waiting' },
  closed: { state: 'closed', sort: 'newest' },
  all: { state: 'all', sort: 'newest' },
} as const;

const fields = {
  box: oneOf('open', 'mine', 'nobody', 'unread', 'waiting', 'closed', 'all'),
  search: text(),
  page: page(),
  id: opened(),
};

/** `/admin/chat?box=mine&id=…`: talks with members, those that nobody has read first. */
export const chatList = defineList({
  path: () => adminPaths.chat(),
  fields,
  rowsPerPage: 20,
  toRequest: ({ box, ...request }: Request<typeof fields>) => ({ ...request, ...(box && boxes[box]) }),
});

type ChatQuery = ReturnType<typeof chatList.request>;

/** The server says when something is new in a talk; the box of those that wait changes by itself as well. */
export const officeChats = createResource({
  name: 'officeChats',
  load: (query: ChatQuery, options): Promise<ChatPage> => call(listChats, { query }, options),
  refreshOn: ['chat'],
  age: 0,
});

/** One talk: its newest messages, or those before one. */
export const officeTalk = createResource({
  name: 'officeTalk',
  load: (query: { id: string; before?: string }, options): Promise<Talk> => call(listChatMessages, { query }, options),
  refreshOn: ['chat'],
  concerns: ({ about }, { id }) => (about as { thread?: string } | undefined)?.thread === id,
  age: 0,
});

/** Staff who may be given a talk. */
export const chatStaff = createResource({
  name: 'chatStaff',
  load: (_query: undefined, options) => call(listChatStaff, {}, options),
  age: 60_000,
});

interface OfTalk {
  id: string;
}
const keyOf = ({ id }: OfTalk) => id;
const invalidates = [officeChats, officeTalk];
/** Of an erased talk its pane speaks. */
const saidInPlace = ['NOT_FOUND'] as const;

export const chatAssignment = createMutation({
  name: 'chatAssignment',
  keyOf,
  send: (body: OfTalk & { to: string | null; from: string | null }) => call(assignChat, { body }),
  invalidates: [...invalidates, chatStaff],
  saidInPlace,
});

export const chatClosing = createMutation({
  name: 'chatClosing',
  keyOf,
  send: (body: OfTalk & { closed: boolean }) => call(closeChat, { body }),
  invalidates,
  saidInPlace,
});

export const chatSeeing = createMutation({
  name: 'chatSeeing',
  keyOf,
  send: (body: OfTalk) => call(markChatSeen, { body }),
  invalidates,
  saidInPlace,
});

/** An answer is late after so many milliseconds, as the server counts them. */
const patience = 3_600_000;

/** Whether its member has waited too long. */
export const isLate = ({ waitingSince, closedAt }: Chat, now: number): boolean =>
  waitingSince !== null && closedAt === null && now - Date.parse(waitingSince) > patience;
