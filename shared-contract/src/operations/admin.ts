import { adminAccountsOperations } from './admin-accounts';
import { adminChatsOperations } from './admin-chats';
import { adminCodesOperations } from './admin-codes';
import { adminContentsOperations } from './admin-contents';
import { adminModerationOperations } from './admin-moderation';
import { adminOfficeOperations } from './admin-office';
import { adminPublishingOperations } from './admin-publishing';
import { adminRolesOperations } from './admin-roles';
import { adminSiteOperations } from './admin-site';
import { adminUsersOperations } from './admin-users';

export const adminOperations = {
  ...adminOfficeOperations,
  ...adminUsersOperations,
  ...adminAccountsOperations,
  ...adminCodesOperations,
  ...adminPublishingOperations,
  ...adminContentsOperations,
  ...adminModerationOperations,
  ...adminRolesOperations,
  ...adminSiteOperations,
  ...adminChatsOperations,
};
