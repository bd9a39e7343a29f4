import { base64url } from 'jose';
import type { Config } from '../app/config';
import { hmac } from './hash';

const algorithm = 'AES-GCM';
const ivLength = 12;

/** A key of its own for what is kept sealed, from a key outside the database. */
async function keyOf(config: Config): Promise<CryptoKey> {
  const raw = base64url.decode(await hmac(config.secrets.codePepper, 'seal'));
  return crypto.subtle.importKey('raw', new Uint8Array(raw), algorithm, false, ['encrypt', 'decrypt']);
}

/** Encrypts a text that must be read again, bound to whose it is. */
export async function seal(config: Config, owner: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const additionalData = new TextEncoder().encode(owner);
  const parameters = { name: algorithm, iv, additionalData };
  const sealed = await crypto.subtle.encrypt(parameters, await keyOf(config), new TextEncoder().encode(text));
  return `${base64url.encode(iv)}.${base64url.encode(new Uint8Array(sealed))}`;
}

/** Decrypts what `seal` made; throws where it was changed, or is another owner's. */
export async function unseal(config: Config, owner: string, sealed: string): Promise<string> {
  const [iv = '', body = ''] = sealed.split('.');
  const bytes = (part: string) => new Uint8Array(base64url.decode(part));
  const parameters = { name: algorithm, iv: bytes(iv), additionalData: new TextEncoder().encode(owner) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, await keyOf(config), bytes(body)));
}
