import type { Result } from '@tvacha/shared-contract';
import { countryCode } from '@tvacha/shared-contract/constants';
import { discardMessage, listOutbox, retryMessage } from '@tvacha/shared-contract/routes/admin/outbox';
import { call } from '@tvacha/shared-core/http';
import { columns, defineList, oneOf, page, type Request } from '@tvacha/shared-core/list';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';
import { formatPhone } from '@tvacha/shared-ui/phone-field';
import { adminPaths } from '../../app/paths';

export type MessagePage = Result<'admin.outbox.list'>;
export type UndeliveredMessage = MessagePage['items'][number];

/** Where a message goes, as people read it. */
export const recipientOf = ({ channel, recipient }: UndeliveredMessage): string =>
  channel === 'sms' && recipient.startsWith(countryCode)
    ? formatPhone({ code: countryCode, number: recipient.slice(countryCode.length) })
    : recipient;

const fields = {
  state: oneOf('dead', 'waiting'),
  columns: columns('recipient', 'about', 'reason', 'tries', 'since', 'tools'),
  page: page(),
};

/** `/admin/messages?state=waiting`: mail and SMS that were given up, or wait for another try. */
export const messageList = defineList({ path: () => adminPaths.messages(), fields, rowsPerPage: 20 });

/** The server goes on trying meanwhile: asked for whenever it is shown. */
export const undelivered = createResource({
  name: 'undelivered',
  load: (query: Request<typeof fields>, options): Promise<MessagePage> => call(listOutbox, { query }, options),
  age: 0,
});

interface OfMessage {
  id: string;
}

export const retrying = createMutation({
  name: 'messageRetry',
  keyOf: ({ id }: OfMessage) => id,
  send: (body) => call(retryMessage, { body }),
  invalidates: [undelivered],
});

export const discarding = createMutation({
  name: 'messageDiscard',
  keyOf: ({ id }: OfMessage) => id,
  send: (query) => call(discardMessage, { query }),
  invalidates: [undelivered],
});
