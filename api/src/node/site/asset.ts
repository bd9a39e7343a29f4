import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { acceptedEncodings } from './encoding';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const endings = { br: '.br', gzip: '.gz' } as const;

const fileAt = async (path: string) => {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found : undefined;
};

/** The file of a URL path below a folder, unless the path leads out of it. */
export function pathBelow(root: string, urlPath: string): string | undefined {
  const path = join(root, urlPath);
  return path.startsWith(root + sep) && !urlPath.includes('\0') ? path : undefined;
}

/** Answers with a file, in the smallest form that lies beside it and that the browser takes. */
export async function serveAsset(
  request: Request,
  path: string,
  headers: Record<string, string>,
): Promise<Response | undefined> {
  const plain = await fileAt(path);
  if (!plain) return undefined;
  let [file, served, encoding] = [plain, path, ''];
  for (const name of acceptedEncodings(request.headers.get('accept-encoding'))) {
    const packed = await fileAt(path + endings[name]);
    if (packed) {
      [file, served, encoding] = [packed, path + endings[name], name];
      break;
    }
  }
  const etag = `"${plain.mtimeMs.toString(36)}-${plain.size.toString(36)}${encoding}"`;
  const answer = new Headers({ ...headers, etag, vary: 'accept-encoding' });
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers: answer });
  answer.set('content-type', types[extname(path)] ?? 'application/octet-stream');
  answer.set('content-length', String(file.size));
  if (encoding) answer.set('content-encoding', encoding);
  if (request.method === 'HEAD') return new Response(null, { headers: answer });
  return new Response(Readable.toWeb(createReadStream(served)) as ReadableStream<Uint8Array>, { headers: answer });
}
