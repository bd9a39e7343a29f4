import type { Operation } from './routes/access';
import * as account from './routes/account';
import * as adminBulk from './routes/admin/bulk';
import * as adminChats from './routes/admin/chats';
import * as adminCodes from './routes/admin/codes';
import * as adminContents from './routes/admin/contents';
import * as adminFigures from './routes/admin/figures';
import * as adminModeration from './routes/admin/moderation';
import * as adminOffice from './routes/admin/office';
import * as adminOutbox from './routes/admin/outbox';
import * as adminPublishing from './routes/admin/publishing';
import * as adminRoles from './routes/admin/roles';
import * as adminSite from './routes/admin/site';
import * as adminUsers from './routes/admin/users';
import * as adminViews from './routes/admin/views';
import * as annotations from './routes/annotations';
import * as auth from './routes/auth';
import * as chats from './routes/chats';
import * as contents from './routes/contents';
import * as contributions from './routes/contributions';
import * as finder from './routes/finder';
import * as learning from './routes/learning';
import * as library from './routes/library';
import * as notices from './routes/notices';
import * as passkeys from './routes/passkeys';
import * as questions from './routes/questions';
import * as reading from './routes/reading';
import * as registration from './routes/registration';
import * as system from './routes/system';

export { type Access, type Operation, type Route, type TokenScope, tokenScopes } from './routes/access';

/** The operations that a module exports, by their ids. */
type ById<Module> = {
  [Name in keyof Module as Module[Name] extends Operation<infer Id> ? Id : never]: Module[Name];
};

const byId = <Module extends Record<string, Operation>>(module: Module) =>
  Object.fromEntries(Object.values(module).map((operation) => [operation.id, operation])) as ById<Module>;

/**
 * Where each operation lives and who may call it, for the server and the tests. A browser has no such table: each of
 * its packages bundles the operations it imports from `routes/<area>`, which are free of schemas (docs/decisions/0002
 * and 0025).
 */
export const routes = {
  ...byId(system),
  ...byId(auth),
  ...byId(passkeys),
  ...byId(registration),
  ...byId(account),
  ...byId(reading),
  ...byId(contents),
  ...byId(finder),
  ...byId(learning),
  ...byId(library),
  ...byId(annotations),
  ...byId(notices),
  ...byId(contributions),
  ...byId(questions),
  ...byId(chats),
  ...byId(adminOffice),
  ...byId(adminFigures),
  ...byId(adminOutbox),
  ...byId(adminUsers),
  ...byId(adminBulk),
  ...byId(adminCodes),
  ...byId(adminPublishing),
  ...byId(adminContents),
  ...byId(adminModeration),
  ...byId(adminRoles),
  ...byId(adminSite),
  ...byId(adminChats),
  ...byId(adminViews),
} satisfies { [Id in string]: Operation };

/**
 * The same table by area, as types. An area has this name in `routes/`, in `operations/`, and at the server in
 * `services/` and `testing/examples/`.
 */
export interface RouteAreas {
  system: ById<typeof system>;
  auth: ById<typeof auth>;
  passkeys: ById<typeof passkeys>;
  registration: ById<typeof registration>;
  account: ById<typeof account>;
  reading: ById<typeof reading>;
  contents: ById<typeof contents>;
  finder: ById<typeof finder>;
  learning: ById<typeof learning>;
  library: ById<typeof library>;
  annotations: ById<typeof annotations>;
  notices: ById<typeof notices>;
  contributions: ById<typeof contributions>;
  questions: ById<typeof questions>;
  chats: ById<typeof chats>;
  'admin/office': ById<typeof adminOffice>;
  'admin/figures': ById<typeof adminFigures>;
  'admin/outbox': ById<typeof adminOutbox>;
  'admin/users': ById<typeof adminUsers>;
  'admin/bulk': ById<typeof adminBulk>;
  'admin/codes': ById<typeof adminCodes>;
  'admin/publishing': ById<typeof adminPublishing>;
  'admin/contents': ById<typeof adminContents>;
  'admin/moderation': ById<typeof adminModeration>;
  'admin/roles': ById<typeof adminRoles>;
  'admin/site': ById<typeof adminSite>;
  'admin/chats': ById<typeof adminChats>;
  'admin/views': ById<typeof adminViews>;
}

export type OperationId = keyof typeof routes;

/** The operations of an area. */
export type AreaOperationId<Area extends keyof RouteAreas> = keyof RouteAreas[Area] & OperationId;
