import { exportName, exportsPath, openExportLink } from '../services/admin/users/export-link';
import { streamAccounts } from '../services/admin/users/export-users';
import { callerNow } from '../services/auth/caller-now';
import { mayReadFiles } from '../services/auth/may-read-files';
import { createCtx, type Services } from '../services/ctx';
import { refuse } from '../services/refuse';
import { type AppContext, visitor } from './caller';
import { contentDisposition } from './serve-file';

/**
 * Hands out the list of accounts to whoever was given the link, in the browser it was given to, while they may have it;
 * it is sent while it is read, and ends where they leave.
 */
export function serveExport(services: Services) {
  return async (c: AppContext): Promise<Response> => {
    const caller = visitor(c, services.config);
    const ctx = createCtx({ ...services, caller });
    const { userId, body } = (await openExportLink(ctx, c.req.path.slice(exportsPath.length))) ?? refuse('FORBIDDEN');
    if (!(await mayReadFiles({ ctx, userId }))) refuse('FORBIDDEN');
    const staff = (await callerNow(ctx, userId, 'admin.users.export', caller)) ?? refuse('FORBIDDEN');
    c.set('actor', userId);
    const headers = {
      'cache-control': 'private, no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('attachment', exportName(ctx)),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    };
    return c.newResponse(streamAccounts(createCtx({ ...services, caller: staff }), body), { status: 200, headers });
  };
}
