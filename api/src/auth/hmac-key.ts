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
