import type { ByteRange, FileStore, StoredFile } from '../files/file-store';
import { filesPath, publicFilesPath, readFileUrl } from '../files/file-url';
import { mayReadFiles } from '../services/auth/may-read-files';
import { createCtx, type Services } from '../services/ctx';
import { refuse } from '../services/refuse';
import { findPublicFile, nameFile } from '../services/uploads/served-file';
import { type AppContext, visitor } from './caller';

/** Text without halves of letters, which cannot be encoded. */
const whole = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** As an extended value has it (RFC 8187); encodeURIComponent leaves some letters as they are. */
const encode = (text: string) =>
  encodeURIComponent(whole(text)).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** The header that says what to do with a file and what it is called, in any language (RFC 6266). */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encode(name)}`;
}

/** One byte range of a Range header; undefined where the whole is meant, `outside` where it cannot be met. */
function parseRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size && start <= end ? { start, end } : 'outside';
}

/** Whether a browser has this very version already (RFC 9110); a weak tag tells the same bytes here too. */
const has = (header: string | undefined, etag: string) =>
  header === '*' || (header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false);

/** A part is asked for only of the version that the browser has the rest of: of another one it gets the whole. */
const mayBePart = (header: string | undefined, etag: string) => header === undefined || header === etag;

interface Sending {
  files: FileStore;
  key: string;
  /** What it is called where it is saved. */
  name: string;
  /** Whether it is to be looked at rather than saved; only what is harmless to look at is. */
  view: boolean;
  cacheControl(file: StoredFile): string;
}

/** A path's key, or nothing there: keys hold no other letters. */
function keyIn(c: AppContext, prefix: string): string {
  const key = c.req.path.slice(prefix.length);
  return /^[\w.-]+(?:\/[\w.-]+)*$/.test(key) ? key : refuse('NOT_FOUND');
}

const isPicture = ({ type }: StoredFile) => type.startsWith('image/');
const mayBeViewed = ({ type }: StoredFile) =>
  /^(?:application\/pdf|image\/(?:jpeg|png|webp)|video\/(?:mp4|webm))$/.test(type);

/** Answers with a stored file, whole or in part, as something no browser runs (SEC-33). */
async function sendFile(c: AppContext, { files, key, name, view, cacheControl }: Sending): Promise<Response> {
  const file = (await files.stat(key)) ?? refuse('NOT_FOUND');
  const etag = `"${file.version}"`;
  const headers = new Headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': cacheControl(file),
    'content-type': file.type,
    'content-disposition': contentDisposition(view && mayBeViewed(file) ? 'inline' : 'attachment', name),
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
  });
  if (has(c.req.header('if-none-match'), etag)) return c.newResponse(null, { status: 304, headers });
  const range = mayBePart(c.req.header('if-range'), etag) ? parseRange(c.req.header('range'), file.size) : undefined;
  if (range === 'outside') {
    headers.set('content-range', `bytes */${file.size}`);
    return c.newResponse(null, { status: 416, headers });
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : file.size));
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  const body = (await files.read(key, range)) ?? refuse('NOT_FOUND');
  return c.newResponse(body, { status: range ? 206 : 200, headers });
}

/** A picture of a list is not loaded again with each way back to it; it lives no longer than its link. */
const ownCache = (file: StoredFile) => (isPicture(file) ? 'private, max-age=300' : 'private, no-store');

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
    return sendFile(c, { files: services.files, key, name, view, cacheControl: ownCache });
  };
}

/** Not for ever: a doctor may leave the finder, and their picture leaves with them. */
const cacheControl = () => 'public, max-age=3600';

/** Hands out to everyone what is for everyone: covers, and pictures of doctors in the finder. */
export function servePublicFile(services: Services) {
  return async (c: AppContext): Promise<Response> => {
    const key = keyIn(c, publicFilesPath);
    const { name } = (await findPublicFile(services, key)) ?? refuse('NOT_FOUND');
    return sendFile(c, { files: services.files, key, name, view: true, cacheControl });
  };
}
