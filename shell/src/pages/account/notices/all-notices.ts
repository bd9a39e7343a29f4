import type { NoticeRow } from '@tvacha/shared-contract';
import { listNotices, readNotices } from '@tvacha/shared-contract/routes/notices';
import { call } from '@tvacha/shared-core/http';
import { defineList, page, type Request } from '@tvacha/shared-core/list';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource, type Page } from '@tvacha/shared-core/resources';
import { noticesPath } from '../../../frame/notices/messages';

const fields = { page: page() };

/** `/account/notices?page=2`: all that the member was told of. */
export const noticePages = defineList({ path: () => noticesPath, fields, rowsPerPage: 20 });

/** A page of it. The bell has the newest in a slice of its own, as it is there on each page. */
export const pagedNotices = createResource({
  name: 'pagedNotices',
  load: (query: Request<typeof fields>, options): Promise<Page<NoticeRow>> => call(listNotices, { query }, options),
  refreshOn: ['notice'],
  age: 0,
});

/** Marks one as read; the server tells the bell. */
export const pagedNoticeRead = createMutation({
  name: 'pagedNoticeRead',
  send: (body: { id: string }) => call(readNotices, { body }),
  invalidates: [pagedNotices],
});
