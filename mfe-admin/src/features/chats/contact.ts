import type { ContactMessage, Result } from '@tvacha/shared-contract';
import { handleContactMessage, listContactMessages } from '@tvacha/shared-contract/routes/admin/chats';
import { call } from '@tvacha/shared-core/http';
import { columns, defineList, oneOf, opened, page, type Request, sortedBy, text } from '@tvacha/shared-core/list';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';
import { adminPaths } from '../../app/paths';

export type { ContactMessage };
export type ContactPageValue = Result<'admin.messages.list'>;

const fields = {
  state: oneOf('open', 'handled', 'all'),
  search: text(),
  columns: columns('from', 'subject', 'received', 'state'),
  sort: sortedBy('newest', 'oldest'),
  page: page(),
  id: opened(),
};

/** `/admin/chat/messages?state=handled&id=…`: what came through the contact form. */
export const contactList = defineList({ path: () => adminPaths.contactMessages(), fields, rowsPerPage: 20 });

/** Others handle them meanwhile. */
export const contactMessages = createResource({
  name: 'contactMessages',
  load: (query: Request<typeof fields>, options): Promise<ContactPageValue> =>
    call(listContactMessages, { query }, options),
  age: 0,
});

/** One of them, whichever page or state it is in; null where there is none. */
export const contactMessage = createResource({
  name: 'contactMessage',
  load: async ({ id }: { id: string }, options) => {
    const query = { id, state: 'all', dataPerPage: 1 } as const;
    const { items } = await call(listContactMessages, { query }, options);
    return { message: items[0] ?? null };
  },
  age: 0,
});

/** Opens one again; it is handled by a form. */
export const contactHandling = createMutation({
  name: 'contactHandling',
  keyOf: ({ id }: { id: string }) => id,
  send: ({ id }) => call(handleContactMessage, { body: { id, handled: false } }),
  invalidates: [contactMessages, contactMessage],
});
