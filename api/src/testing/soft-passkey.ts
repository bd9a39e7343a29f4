import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Result } from '@tvacha/shared-contract';

/* An authenticator in software: ES256 keys, and the little of CBOR that they are written in. */

const head = (major: number, n: number): Buffer =>
  n < 24
    ? Buffer.from([(major << 5) | n])
    : n < 256
      ? Buffer.from([(major << 5) | 24, n])
      : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);

function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one as Parameters<typeof cbor>[0])]),
  ]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');

/** What is not as it should be with an answer. */
interface Oddities {
  origin?: string;
  challenge?: string;
  /** The person was there but showed neither finger nor PIN. */
  unverified?: boolean;
  counter?: number;
}

/** A passkey of a browser that has `origin` open. */
export function softPasskey(origin = 'http://127.0.0.1:4000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, odd: Oddities) =>
    Buffer.from(JSON.stringify({ type, challenge: odd.challenge ?? challenge, origin: odd.origin ?? origin }));
  function authData(rpId: string, odd: Oddities, more = Buffer.alloc(0)) {
    counter = odd.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 0x01 | (odd.unverified ? 0 : 0x04) | (more.length > 0 ? 0x40 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
  }

  return {
    id: text(id),
    /** What the browser says after making it. */
    made({ rp, challenge }: Result<'auth.passkeys.begin'>, odd: Oddities = {}) {
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(rp.id, odd, credential)],
      ]);
      return {
        id: text(id),
        clientDataJSON: text(clientData('webauthn.create', challenge, odd)),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      };
    },
    /** What it says when it is used. */
    signed({ rpId, challenge }: Result<'auth.second-factor.passkey.begin'>, odd: Oddities = {}) {
      const data = clientData('webauthn.get', challenge, odd);
      const authenticatorData = authData(rpId, odd);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      return {
        id: text(id),
        clientDataJSON: text(data),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
      };
    },
  };
}
