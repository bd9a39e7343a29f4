import type { NoticeRow } from '@tvacha/shared-contract';
import { countNotices, listNotices, readNotices } from '@tvacha/shared-contract/routes/notices';
import { call } from '@tvacha/shared-core/http';
import { change, createMutation } from '@tvacha/shared-core/mutations';
import { createResource, type Page } from '@tvacha/shared-core/resources';

/** How much is not read; the server says when that changes (SES-05). */
export const unreadNotices = createResource({
  name: 'unreadNotices',
  load: (_query: undefined, options) => call(countNotices, {}, options),
  refreshOn: ['notice'],
});

/** The newest notices, as many as were asked for. */
export const noticeRows = createResource({
  name: 'noticeRows',
  load: (query: { dataPerPage: number }, options): Promise<Page<NoticeRow>> => call(listNotices, { query }, options),
  refreshOn: ['notice'],
  age: 0,
});

const isMeant = (id: string | undefined, row: NoticeRow) => id === undefined || row._id === id;

/** Marks one as read, or all of them; shown at once. */
export const noticesRead = createMutation({
  name: 'noticesRead',
  send: (body: { id?: string }) => call(readNotices, { body }),
  optimistic: ({ id }) => [
    change(noticeRows, (page) => ({
      ...page,
      items: page.items.map((row) => (isMeant(id, row) ? { ...row, read: true } : row)),
    })),
    change(unreadNotices, ({ unread }) => ({ unread: id === undefined ? 0 : Math.max(0, unread - 1) })),
  ],
  invalidates: [unreadNotices, noticeRows],
});

export const noticeParts = { key: 'notices', resources: [unreadNotices, noticeRows, noticesRead] };
