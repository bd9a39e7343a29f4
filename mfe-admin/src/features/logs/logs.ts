import type { Result } from '@tvacha/shared-contract';
import { listLogs, verifyLogs } from '@tvacha/shared-contract/routes/admin/office';
import { call } from '@tvacha/shared-core/http';
import { columns, date, defineList, oneOf, opened, page, text } from '@tvacha/shared-core/list';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';
import { adminPaths } from '../../app/paths';

export type LogPage = Result<'admin.logs.list'>;
export type LogEntry = LogPage['items'][number];

/** What a record of the log may be about, as the select offers it; the first is all of it. */
export const logSubjects = [
  'all',
  'user',
  'bulk',
  'role',
  'content',
  'contribution',
  'question',
  'author',
  'publisher',
  'siteEntry',
  'customerCode',
  'invalidCode',
  'message',
  'chat',
  'cannedAnswer',
  'contactMessage',
] as const;

const fields = {
  search: text(),
  subjectType: oneOf(...logSubjects),
  /** A record whose history is asked for, by its id. */
  subject: text(60),
  actor: text(60),
  /** What was done, such as `user.role`. */
  action: text(60),
  from: date(),
  to: date(),
  columns: columns('at', 'actor', 'action', 'subject'),
  page: page(),
  id: opened(),
};

/** `/admin/logs?subjectType=user&subject=…`: who did what, newest first. */
export const logList = defineList({
  path: () => adminPaths.logs(),
  fields,
  rowsPerPage: 20,
  tidy: (address) =>
    address.from && address.to && address.from > address.to
      ? { ...address, from: address.to, to: address.from }
      : address,
});

type Query = ReturnType<typeof logList.request>;

/** Grows while one reads: asked for whenever it is shown. */
export const auditLogs = createResource({
  name: 'auditLogs',
  load: ({ subjectType, ...query }: Query, options): Promise<LogPage> =>
    call(listLogs, { query: { ...query, ...(subjectType && { subjectType }) } }, options),
  age: 0,
});

export type Verified = Result<'admin.logs.verify'>;

/** One stretch of the chain after another; each is a call, so that the screen can say how far it is. */
export const verifyChain = createMutation({
  name: 'auditVerify',
  send: (after: number | undefined): Promise<Verified> =>
    call(verifyLogs, { query: after === undefined ? {} : { after } }),
  saidInPlace: 'all',
});

/** `user.factorReset` as people read it: User factor reset. */
export function actionWords(action: string): string {
  const words = action
    .replace(/[.-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
