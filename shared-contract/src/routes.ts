import type { Route } from './routes/access';
import { accountRoutes } from './routes/account';
import { adminChatsRoutes } from './routes/admin/chats';
import { adminCodesRoutes } from './routes/admin/codes';
import { adminContentsRoutes } from './routes/admin/contents';
import { adminModerationRoutes } from './routes/admin/moderation';
import { adminOfficeRoutes } from './routes/admin/office';
import { adminPublishingRoutes } from './routes/admin/publishing';
import { adminRolesRoutes } from './routes/admin/roles';
import { adminSiteRoutes } from './routes/admin/site';
import { adminUsersRoutes } from './routes/admin/users';
import { authRoutes } from './routes/auth';
import { chatsRoutes } from './routes/chats';
import { contentsRoutes } from './routes/contents';
import { contributionsRoutes } from './routes/contributions';
import { finderRoutes } from './routes/finder';
import { learningRoutes } from './routes/learning';
import { questionsRoutes } from './routes/questions';
import { readingRoutes } from './routes/reading';
import { registrationRoutes } from './routes/registration';
import { systemRoutes } from './routes/system';

export { type Access, type Route, type TicketScope, ticketScopes } from './routes/access';

/**
 * Where each operation lives and who may call it. Free of schemas on purpose: the browser needs this table
 * for every call, and zod would add more weight than the whole rest of the client (docs/decisions).
 */
export const routes = {
  ...systemRoutes,
  ...authRoutes,
  ...registrationRoutes,
  ...accountRoutes,
  ...readingRoutes,
  ...contentsRoutes,
  ...finderRoutes,
  ...learningRoutes,
  ...contributionsRoutes,
  ...questionsRoutes,
  ...chatsRoutes,
  ...adminOfficeRoutes,
  ...adminUsersRoutes,
  ...adminCodesRoutes,
  ...adminPublishingRoutes,
  ...adminContentsRoutes,
  ...adminModerationRoutes,
  ...adminRolesRoutes,
  ...adminSiteRoutes,
  ...adminChatsRoutes,
} satisfies Record<string, Route>;

/**
 * The same table by area, as types. An area has this name in `routes/`, in `operations/`, and at the server in
 * `services/` and `testing/examples/`.
 */
export interface RouteAreas {
  system: typeof systemRoutes;
  auth: typeof authRoutes;
  registration: typeof registrationRoutes;
  account: typeof accountRoutes;
  reading: typeof readingRoutes;
  contents: typeof contentsRoutes;
  finder: typeof finderRoutes;
  learning: typeof learningRoutes;
  contributions: typeof contributionsRoutes;
  questions: typeof questionsRoutes;
  chats: typeof chatsRoutes;
  'admin/office': typeof adminOfficeRoutes;
  'admin/users': typeof adminUsersRoutes;
  'admin/codes': typeof adminCodesRoutes;
  'admin/publishing': typeof adminPublishingRoutes;
  'admin/contents': typeof adminContentsRoutes;
  'admin/moderation': typeof adminModerationRoutes;
  'admin/roles': typeof adminRolesRoutes;
  'admin/site': typeof adminSiteRoutes;
  'admin/chats': typeof adminChatsRoutes;
}

export type OperationId = keyof typeof routes;

/** The operations of an area. */
export type AreaOperationId<Area extends keyof RouteAreas> = keyof RouteAreas[Area] & OperationId;
