import type { Result } from '@tvacha/shared-contract';
import { readChat, showChat } from '@tvacha/shared-contract/routes/chats';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';

export type OwnTalk = Result<'chats.show'>;

/** The member's talk with the team: its newest messages, or those before one. */
export const ownTalk = createResource({
  name: 'ownTalk',
  load: (query: { before?: string }, options): Promise<OwnTalk> => call(showChat, { query }, options),
  refreshOn: ['chat'],
  age: 0,
});

/** Says that what the team wrote is read. The server tells the header, which counts. */
export const talkReading = createMutation({
  name: 'talkReading',
  send: (_nothing: undefined) => call(readChat, {}),
  invalidates: [ownTalk],
  silent: true,
});

export const talkParts = { key: 'account-chat', resources: [ownTalk, talkReading] };
