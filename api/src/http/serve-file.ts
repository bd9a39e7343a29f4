import type { Services } from '../app/services';
import { readFileUrl } from '../files/signed-url';
import { mayReadFiles } from '../services/auth/may-read-files';
import { createCtx } from '../services/ctx';
import { refuse } from '../services/refuse';
import { type AppContext, visitor } from './caller';
import { parseRange } from './parse-range';

/** Hands out a stored file to the one user whose signed link this is. */
export function serveFile(services: Services) {
  return async (c: AppContext): Promise<Response> => {
    const key = decodeURIComponent(c.req.path.slice('/api/files/'.length));
    const ctx = createCtx({ ...services, caller: visitor(c, services.config) });
    const userId = await readFileUrl(ctx, key, new URL(c.req.url).searchParams);
    if (!userId || !(await mayReadFiles({ ctx, userId }))) refuse('FORBIDDEN');
    const file = (await services.files.stat(key)) ?? refuse('NOT_FOUND');
    const headers = new Headers({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-type': file.type,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const range = parseRange(c.req.header('range'), file.size);
    if (range === 'outside') {
      headers.set('content-range', `bytes */${file.size}`);
      return new Response(null, { status: 416, headers });
    }
    headers.set('content-length', String(range ? range.end - range.start + 1 : file.size));
    if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
    return new Response(await services.files.read(key, range), { status: range ? 206 : 200, headers });
  };
}
