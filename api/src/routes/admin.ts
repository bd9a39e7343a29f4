import { adminContentsRoutes } from './admin-contents';
import { adminOfficeRoutes } from './admin-office';
import { adminTabsRoutes } from './admin-tabs';
import { adminUsersRoutes } from './admin-users';

export const adminRoutes = [...adminOfficeRoutes, ...adminUsersRoutes, ...adminContentsRoutes, ...adminTabsRoutes];
