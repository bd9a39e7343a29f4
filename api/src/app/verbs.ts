import type { OperationId } from '@tvacha/shared-contract';
import { accountVerbs } from '../services/account/verbs';
import { adminBulkVerbs } from '../services/admin/bulk/verbs';
import { adminChatsVerbs } from '../services/admin/chats/verbs';
import { adminCodesVerbs } from '../services/admin/codes/verbs';
import { adminContentsVerbs } from '../services/admin/contents/verbs';
import { adminFiguresVerbs } from '../services/admin/figures/verbs';
import { adminModerationVerbs } from '../services/admin/moderation/verbs';
import { adminOfficeVerbs } from '../services/admin/office/verbs';
import { adminOutboxVerbs } from '../services/admin/outbox/verbs';
import { adminPublishingVerbs } from '../services/admin/publishing/verbs';
import { adminRolesVerbs } from '../services/admin/roles/verbs';
import { adminSiteVerbs } from '../services/admin/site/verbs';
import { adminUsersVerbs } from '../services/admin/users/verbs';
import { adminViewsVerbs } from '../services/admin/views/verbs';
import { annotationsVerbs } from '../services/annotations/verbs';
import { authVerbs } from '../services/auth/verbs';
import { chatsVerbs } from '../services/chats/verbs';
import { contentsVerbs } from '../services/contents/verbs';
import { contributionsVerbs } from '../services/contributions/verbs';
import { finderVerbs } from '../services/finder/verbs';
import { learningVerbs } from '../services/learning/verbs';
import { libraryVerbs } from '../services/library/verbs';
import { noticesVerbs } from '../services/notices/verbs';
import { passkeysVerbs } from '../services/passkeys/verbs';
import { questionsVerbs } from '../services/questions/verbs';
import { readingVerbs } from '../services/reading/verbs';
import { registrationVerbs } from '../services/registration/verbs';
import { systemVerbs } from '../services/system/verbs';
import type { Verb } from '../services/verb';

/** Every operation with the verb that carries it out. One that is forgotten, or does not fit, fails to compile. */
export const verbs = {
  ...systemVerbs,
  ...authVerbs,
  ...passkeysVerbs,
  ...registrationVerbs,
  ...accountVerbs,
  ...readingVerbs,
  ...contentsVerbs,
  ...finderVerbs,
  ...learningVerbs,
  ...libraryVerbs,
  ...annotationsVerbs,
  ...noticesVerbs,
  ...contributionsVerbs,
  ...questionsVerbs,
  ...chatsVerbs,
  ...adminOfficeVerbs,
  ...adminFiguresVerbs,
  ...adminOutboxVerbs,
  ...adminUsersVerbs,
  ...adminBulkVerbs,
  ...adminCodesVerbs,
  ...adminPublishingVerbs,
  ...adminContentsVerbs,
  ...adminModerationVerbs,
  ...adminRolesVerbs,
  ...adminSiteVerbs,
  ...adminChatsVerbs,
  ...adminViewsVerbs,
} satisfies { [Id in OperationId]: Verb<Id> };
