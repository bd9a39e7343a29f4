import type { AreaVerbs } from '../../verb';
import { discardMessage, listOutbox, retryMessage } from './outbox';

export const adminOutboxVerbs = {
  'admin.outbox.list': listOutbox,
  'admin.outbox.retry': retryMessage,
  'admin.outbox.discard': discardMessage,
} satisfies AreaVerbs<'admin/outbox'>;
