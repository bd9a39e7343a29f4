import type { FileStore, StoredFile } from '../files/file-store';
import { refuse } from '../services/refuse';
import type { AppContext } from './caller';
import { contentDisposition } from './content-disposition';
import { parseRange } from './parse-range';

interface Sending {
  files: FileStore;
  key: string;
  /** What it is called where it is saved. */
  name: string;
  /** Whether it is to be looked at rather than saved; only what is harmless to look at is. */
  view: boolean;
  cacheControl: string;
}

/** A path's key, or nothing there: keys hold no other letters. */
export function keyIn(c: AppContext, prefix: string): string {
  const key = c.req.path.slice(prefix.length);
  return /^[\w.-]+(?:\/[\w.-]+)*$/.test(key) ? key : refuse('NOT_FOUND');
}

const mayBeViewed = ({ type }: StoredFile) => /^(?:application\/pdf|image\/(?:jpeg|png|webp))$/.test(type);

/** Answers with a stored file, whole or in part, as something no browser runs (SEC-33). */
export async function sendFile(c: AppContext, { files, key, name, view, cacheControl }: Sending): Promise<Response> {
  const file = (await files.stat(key)) ?? refuse('NOT_FOUND');
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    'content-type': file.type,
    'content-disposition': contentDisposition(view && mayBeViewed(file) ? 'inline' : 'attachment', name),
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
  });
  const range = parseRange(c.req.header('range'), file.size);
  if (range === 'outside') {
    headers.set('content-range', `bytes */${file.size}`);
    return c.newResponse(null, { status: 416, headers });
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : file.size));
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  const body = (await files.read(key, range)) ?? refuse('NOT_FOUND');
  return c.newResponse(body, { status: range ? 206 : 200, headers });
}
