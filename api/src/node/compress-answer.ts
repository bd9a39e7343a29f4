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

async function compressed(encoding: Encoding, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!isJson || response.headers.has('content-encoding')) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  if (!headers.has('vary')) headers.set('vary', 'accept-encoding');
  if (bytes.byteLength < leastToCompress) return new Response(bytes, { status: response.status, headers });
  headers.delete('content-length');
  headers.set('content-encoding', encoding);
  return new Response(await compress(bytes, encoding), { status: response.status, headers });
}
