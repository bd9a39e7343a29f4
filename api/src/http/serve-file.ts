import type { Services } from '../app/services';
import { filesPath, readFileUrl } from '../files/signed-url';
import { mayReadFiles } from '../services/auth/may-read-files';
import { createCtx } from '../services/ctx';
import { refuse } from '../services/refuse';
import { nameFile } from '../services/uploads/name-file';
import { type AppContext, visitor } from './caller';
import { keyIn, sendFile } from './send-file';

/** Hands out a stored file to the one user whose signed link this is, in the browser it was made for (SEC-31). */
export function serveFile(services: Services) {
  return async (c: AppContext): Promise<Response> => {
    const key = keyIn(c, filesPath);
    const query = new URL(c.req.url).searchParams;
    const ctx = createCtx({ ...services, caller: visitor(c, services.config) });
    const userId = await readFileUrl(ctx, key, query);
    if (!userId || !(await mayReadFiles({ ctx, userId }))) refuse('FORBIDDEN');
    const name = await nameFile(ctx, key);
    const view = query.get('view') === '1';
    return sendFile(c, { files: services.files, key, name, view, cacheControl: 'private, no-store' });
  };
}
