import type { InputOf, OperationShape, ResultOf } from './operation';
import { accountOperations } from './operations/account';
import { adminBulkOperations } from './operations/admin/bulk';
import { adminChatsOperations } from './operations/admin/chats';
import { adminCodesOperations } from './operations/admin/codes';
import { adminContentsOperations } from './operations/admin/contents';
import { adminFiguresOperations } from './operations/admin/figures';
import { adminModerationOperations } from './operations/admin/moderation';
import { adminOfficeOperations } from './operations/admin/office';
import { adminOutboxOperations } from './operations/admin/outbox';
import { adminPublishingOperations } from './operations/admin/publishing';
import { adminRolesOperations } from './operations/admin/roles';
import { adminSiteOperations } from './operations/admin/site';
import { adminUsersOperations } from './operations/admin/users';
import { adminViewsOperations } from './operations/admin/views';
import { annotationsOperations } from './operations/annotations';
import { authOperations } from './operations/auth';
import { chatsOperations } from './operations/chats';
import { contentsOperations } from './operations/contents';
import { contributionsOperations } from './operations/contributions';
import { finderOperations } from './operations/finder';
import { learningOperations } from './operations/learning';
import { libraryOperations } from './operations/library';
import { noticesOperations } from './operations/notices';
import { passkeysOperations } from './operations/passkeys';
import { questionsOperations } from './operations/questions';
import { readingOperations } from './operations/reading';
import { registrationOperations } from './operations/registration';
import { systemOperations } from './operations/system';
import type { OperationId } from './routes';

/** Every operation's shape; with `routes` it is the whole contract. A route without a shape fails to compile. */
export const operations = {
  ...systemOperations,
  ...authOperations,
  ...passkeysOperations,
  ...registrationOperations,
  ...accountOperations,
  ...readingOperations,
  ...contentsOperations,
  ...finderOperations,
  ...learningOperations,
  ...libraryOperations,
  ...annotationsOperations,
  ...noticesOperations,
  ...contributionsOperations,
  ...questionsOperations,
  ...chatsOperations,
  ...adminOfficeOperations,
  ...adminFiguresOperations,
  ...adminOutboxOperations,
  ...adminUsersOperations,
  ...adminBulkOperations,
  ...adminCodesOperations,
  ...adminPublishingOperations,
  ...adminContentsOperations,
  ...adminModerationOperations,
  ...adminRolesOperations,
  ...adminSiteOperations,
  ...adminChatsOperations,
  ...adminViewsOperations,
} satisfies Record<OperationId, OperationShape>;

/** The same, for whoever takes them all alike: to compare the union of all with a shape takes the compiler 9 s. */
export const shapes: Record<OperationId, OperationShape> = operations;

export type Operations = typeof operations;
export type Input<Id extends OperationId> = InputOf<Operations[Id]>;
export type Result<Id extends OperationId> = ResultOf<Operations[Id]>;
