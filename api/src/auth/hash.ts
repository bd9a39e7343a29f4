import { base64url } from 'jose';

const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const kept = new WeakMap<Uint8Array, Promise<CryptoKey>>();

/** The key of a secret for HMAC-SHA-256, made once: every call signs or checks something with it. */
export function hmacKey(secret: Uint8Array): Promise<CryptoKey> {
  const known = kept.get(secret);
  if (known) return known;
  const made = crypto.subtle.importKey('raw', new Uint8Array(secret), algorithm, false, ['sign', 'verify']);
  kept.set(secret, made);
  return made;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Keyed hash (HMAC-SHA-256) in base64url. */
export async function hmac(secret: Uint8Array, text: string): Promise<string> {
  const key = await hmacKey(secret);
  return base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(text))));
}

/** SHA-256 in base64url, for values that are random already. */
export async function sha256(text: string): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))));
}

/** Compares two texts in a time that does not depend on where they differ. */
export function sameText(one: string, other: string): boolean {
  const a = bytesOf(one);
  const b = bytesOf(other);
  let difference = a.length ^ b.length;
  for (let at = 0; at < a.length; at += 1) difference |= (a[at] ?? 0) ^ (b[at] ?? 0);
  return difference === 0;
}

/** A random value of 256 bits in base64url. */
export const randomToken = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
