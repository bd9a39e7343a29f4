import { isShort, leastToCompress } from '../http/answer-json';
import { acceptedEncodings, compress, type Encoding } from './site/encoding';

/**
 * Compresses JSON on its way out: a list of a thousand books is a tenth of its size then. A short answer is not touched,
 * for the adapter of Node writes it at once then.
 */
export function compressAnswer(request: Request, response: Response): Response | Promise<Response> {
  if (isShort(response)) return response;
  const [encoding] = acceptedEncodings(request.headers.get('accept-encoding'));
  return encoding ? compressed(encoding, response) : response;
}

/** What answers with a mark were packed to; few have one, and each has it for the life of the process. */
const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const mostPacked = 8;

async function pack(encoding: Encoding, response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return compress(new Uint8Array(await response.arrayBuffer()), encoding);
}

/** The bytes of an answer that is packed once for all who ask for it. */
function packedOnce(encoding: Encoding, mark: string, response: Response) {
  const key = encoding + mark;
  const known = packed.get(key);
  if (known) return known;
  if (packed.size >= mostPacked) packed.clear();
  const made = pack(encoding, response);
  packed.set(key, made);
  return made;
}

async function compressed(encoding: Encoding, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!isJson || response.headers.has('content-encoding')) return response;
  const headers = new Headers(response.headers);
  if (!headers.has('vary')) headers.set('vary', 'accept-encoding');
  const mark = headers.get('etag');
  const bytes = mark ? undefined : new Uint8Array(await response.arrayBuffer());
  if (bytes && bytes.byteLength < leastToCompress) return new Response(bytes, { status: response.status, headers });
  headers.delete('content-length');
  headers.set('content-encoding', encoding);
  const body = bytes ? await compress(bytes, encoding) : await packedOnce(encoding, mark ?? '', response);
  return new Response(body, { status: response.status, headers });
}
