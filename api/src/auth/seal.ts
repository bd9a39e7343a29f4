import { base64url } from 'jose';
import type { Config, SealKey } from '../app/config';

const algorithm = 'AES-GCM';
const ivLength = 12;

/** A sealed value that cannot be read: its key is not among ours, or it is not what that key made. */
export class Unreadable extends Error {
  /** @param version of the key that the value names */
  constructor(
    readonly version: number,
    reason: string,
  ) {
    super(`A value sealed with key ${version} cannot be read: ${reason}`);
    this.name = 'Unreadable';
  }
}

const imported = ({ key }: SealKey) =>
  crypto.subtle.importKey('raw', new Uint8Array(key), algorithm, false, ['encrypt', 'decrypt']);

/** The version of the key that new values are sealed with. */
export const newestVersion = ({ secrets }: Pick<Config, 'secrets'>): number => secrets.sealKeys[0].version;

/** The version of the key that a value was sealed with. */
export const versionOf = (sealed: string): number => Number.parseInt(sealed, 10);

/** Encrypts a text that must be read again, bound to whose it is: `version.iv.body`. */
export async function seal({ secrets }: Pick<Config, 'secrets'>, owner: string, text: string): Promise<string> {
  const [newest] = secrets.sealKeys;
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const parameters = { name: algorithm, iv, additionalData: new TextEncoder().encode(owner) };
  const sealed = await crypto.subtle.encrypt(parameters, await imported(newest), new TextEncoder().encode(text));
  return `${newest.version}.${base64url.encode(iv)}.${base64url.encode(new Uint8Array(sealed))}`;
}

/**
 * Decrypts what `seal` made, with whichever of our keys it names.
 * @throws Unreadable where we lack that key, and where the value was changed or is another owner's
 */
export async function unseal({ secrets }: Pick<Config, 'secrets'>, owner: string, sealed: string): Promise<string> {
  const version = versionOf(sealed);
  const known = secrets.sealKeys.find((one) => one.version === version);
  if (!known) throw new Unreadable(version, 'SEAL_KEYS has no such key');
  const [, iv = '', body = ''] = sealed.split('.');
  const bytes = (part: string) => new Uint8Array(base64url.decode(part));
  const parameters = { name: algorithm, iv: bytes(iv), additionalData: new TextEncoder().encode(owner) };
  const key = await imported(known);
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, key, bytes(body)));
  } catch {
    throw new Unreadable(version, 'it was made by another key of that version, for another owner, or was changed');
  }
}
