import type { OperationId } from '@tvacha/shared-contract';
import { accountExamples } from './examples/account';
import { adminBulkExamples } from './examples/admin/bulk';
import { adminChatsExamples } from './examples/admin/chats';
import { adminCodesExamples } from './examples/admin/codes';
import { adminContentsExamples } from './examples/admin/contents';
import { adminFiguresExamples } from './examples/admin/figures';
import { adminModerationExamples } from './examples/admin/moderation';
import { adminOfficeExamples } from './examples/admin/office';
import { adminOutboxExamples } from './examples/admin/outbox';
import { adminPublishingExamples } from './examples/admin/publishing';
import { adminRolesExamples } from './examples/admin/roles';
import { adminSiteExamples } from './examples/admin/site';
import { adminUsersExamples } from './examples/admin/users';
import { adminViewsExamples } from './examples/admin/views';
import { annotationsExamples } from './examples/annotations';
import { authExamples } from './examples/auth';
import { chatsExamples } from './examples/chats';
import { contentsExamples } from './examples/contents';
import { contributionsExamples } from './examples/contributions';
import type { Example } from './examples/example';
import { finderExamples } from './examples/finder';
import { learningExamples } from './examples/learning';
import { libraryExamples } from './examples/library';
import { noticesExamples } from './examples/notices';
import { passkeysExamples } from './examples/passkeys';
import { questionsExamples } from './examples/questions';
import { readingExamples } from './examples/reading';
import { registrationExamples } from './examples/registration';
import { systemExamples } from './examples/system';

/** For each operation an input by the contract; one that is forgotten fails to compile. */
export const examples: { [Id in OperationId]: Example<Id> } = {
  ...systemExamples,
  ...authExamples,
  ...passkeysExamples,
  ...registrationExamples,
  ...accountExamples,
  ...readingExamples,
  ...contentsExamples,
  ...finderExamples,
  ...learningExamples,
  ...libraryExamples,
  ...annotationsExamples,
  ...noticesExamples,
  ...contributionsExamples,
  ...questionsExamples,
  ...chatsExamples,
  ...adminOfficeExamples,
  ...adminFiguresExamples,
  ...adminOutboxExamples,
  ...adminUsersExamples,
  ...adminBulkExamples,
  ...adminCodesExamples,
  ...adminPublishingExamples,
  ...adminContentsExamples,
  ...adminModerationExamples,
  ...adminRolesExamples,
  ...adminSiteExamples,
  ...adminChatsExamples,
  ...adminViewsExamples,
};
