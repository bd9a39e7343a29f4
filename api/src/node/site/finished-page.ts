import { createHash } from 'node:crypto';
import { compress, type Encoding } from './encoding';
import type { Page } from './page';

/** A page as it goes out. */
export interface FinishedPage {
  status: Page['status'];
  /** Names its contents. */
  mark: string;
  /** Its bytes; packed when they are first asked for, and then kept. */
  bytes(encoding?: Encoding): Promise<Uint8Array<ArrayBuffer>>;
  /** What it takes of the memory by now. */
  weight(): number;
}

/** Makes of a page what can be sent, once for all who ask for it. */
export function finishPage({ html, status }: Page): FinishedPage {
  const plain = new TextEncoder().encode(html);
  const packed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  let weight = plain.length;

  async function pack(encoding: Encoding) {
    const made = await compress(plain, encoding);
    weight += made.length;
    return made;
  }

  return {
    status,
    mark: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    weight: () => weight,
    bytes(encoding) {
      if (!encoding) return Promise.resolve(plain);
      const known = packed.get(encoding) ?? pack(encoding);
      packed.set(encoding, known);
      return known;
    },
  };
}
