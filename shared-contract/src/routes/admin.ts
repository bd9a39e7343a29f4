import { adminAccountsRoutes } from './admin-accounts';
import { adminChatsRoutes } from './admin-chats';
import { adminCodesRoutes } from './admin-codes';
import { adminContentsRoutes } from './admin-contents';
import { adminModerationRoutes } from './admin-moderation';
import { adminOfficeRoutes } from './admin-office';
import { adminPublishingRoutes } from './admin-publishing';
import { adminRolesRoutes } from './admin-roles';
import { adminSiteRoutes } from './admin-site';
import { adminUsersRoutes } from './admin-users';

/** The back office, tab by tab. */
export const adminRoutes = {
  ...adminOfficeRoutes,
  ...adminUsersRoutes,
  ...adminAccountsRoutes,
  ...adminCodesRoutes,
  ...adminPublishingRoutes,
  ...adminContentsRoutes,
  ...adminModerationRoutes,
  ...adminRolesRoutes,
  ...adminSiteRoutes,
  ...adminChatsRoutes,
};
