import type { Route } from './routes/access';
import { accountRoutes } from './routes/account';
import { adminRoutes } from './routes/admin';
import { authRoutes } from './routes/auth';
import { communityRoutes } from './routes/community';
import { learningRoutes } from './routes/learning';
import { readingRoutes } from './routes/reading';
import { systemRoutes } from './routes/system';

export { type Access, type Route, type TicketScope, ticketScopes } from './routes/access';

/**
 * Where each operation lives and who may call it. Free of schemas on purpose: the browser needs this table
 * for every call, and zod would add more weight than the whole rest of the client (docs/decisions).
 */
export const routes = {
  ...systemRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...readingRoutes,
  ...learningRoutes,
  ...communityRoutes,
  ...adminRoutes,
} satisfies Record<string, Route>;

/** The same table by area, as types. */
export interface RouteAreas {
  system: typeof systemRoutes;
  auth: typeof authRoutes;
  account: typeof accountRoutes;
  reading: typeof readingRoutes;
  learning: typeof learningRoutes;
  community: typeof communityRoutes;
  admin: typeof adminRoutes;
}

export type OperationId = keyof typeof routes;
