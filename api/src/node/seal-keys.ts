import type { Secrets } from '../app/config';

/**
 * Reads `2:base64,1:base64`: versions with their keys of 256 bits, the one for writing first.
 * @throws with what to give instead
 */
export function readSealKeys(text: string): Secrets['sealKeys'] {
  const keys = text.split(',').map((part) => {
    const [, version = '', base64 = ''] = /^([1-9]\d{0,5}):([A-Za-z0-9+/]{43}=)$/.exec(part.trim()) ?? [];
    if (!version) throw new Error('give versions with 32 bytes in base64, newest first, like 2:…=,1:…=');
    return { version: Number(version), key: new Uint8Array(Buffer.from(base64, 'base64')) };
  });
  const [newest, ...older] = keys;
  if (!newest || new Set(keys.map(({ version }) => version)).size < keys.length)
    throw new Error('give each version once');
  return [newest, ...older];
}
