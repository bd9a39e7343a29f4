import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

export type Encoding = 'br' | 'gzip';

/** The encodings a browser takes, best first. */
export function acceptedEncodings(header: string | null): Encoding[] {
  if (!header) return [];
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/);
    (parameters.includes('q=0') ? refused : named).add(name);
  }
  return (['br', 'gzip'] as const).filter((name) => named.has(name) && !refused.has(name));
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** One at a time: a flood of answers leaves the processors and the thread pool to the rest. */
const oneAtATime = pLimit(1);

/** Compresses what is made for one answer: quickly rather than as small as can be. */
export async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const made = await oneAtATime(() =>
    encoding === 'br'
      ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : deflate(bytes, { level: 6 }),
  );
  return new Uint8Array(made);
}
