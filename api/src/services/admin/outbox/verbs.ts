import type { AreaVerbs } from '../../verb';
import { listOutbox } from './list-outbox';
import { discardMessage, retryMessage } from './settle-message';

export const adminOutboxVerbs = {
  'admin.outbox.list': listOutbox,
  'admin.outbox.retry': retryMessage,
  'admin.outbox.discard': discardMessage,
} satisfies AreaVerbs<'admin/outbox'>;
