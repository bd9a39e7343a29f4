import { z } from 'zod';
import { sessionResult } from '../entities/session';
import { idSchema } from '../entities/user';
import { passkeyNameRule } from '../form-rules';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';

/** Bytes, as WebAuthn writes them in JSON. */
const bytes = (most: number) => z.base64url().min(1).max(most);
const credentialId = bytes(1400);

const transport = z.enum(['ble', 'hybrid', 'internal', 'nfc', 'usb']);
const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(transport).optional(),
});
const userVerification = z.literal('required');

const passkey = z.object({
  _id: idSchema,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

/** Passkeys of staff (SEC-15). What a browser is asked with stands as WebAuthn wants it; it answers in few words. */
export const passkeysOperations = {
  'auth.passkeys.list': {
    summary: 'The own passkeys, oldest first',
    result: z.array(passkey),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'auth.passkeys.begin': {
    summary: 'Begin with a passkey: what the browser is to make one with',
    result: z.object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
      timeout: z.number().int(),
      excludeCredentials: z.array(credential),
      authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification }),
      attestation: z.literal('none'),
    }),
    codes: ['SUCCESS', 'CONFLICT', 'NOT_FOUND'],
  },
  'auth.passkeys.add': {
    summary: 'Keep the passkey that the browser made',
    body: z.strictObject({
      name: z.string().trim().min(passkeyNameRule.min).max(passkeyNameRule.max).regex(passkeyNameRule.pattern),
      id: credentialId,
      clientDataJSON: bytes(4000),
      attestationObject: bytes(16_000),
      /** As the browser says; those that are not known are left out. */
      transports: z.array(z.string().max(20)).max(10),
    }),
    result: passkey,
    codes: ['SUCCESS', 'REJECTED', 'CONFLICT', 'NOT_FOUND'],
  },
  'auth.passkeys.remove': {
    summary: 'Remove a passkey of one’s own',
    body: z.strictObject({ id: idSchema }),
    result: z.null(),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'auth.second-factor.passkey.begin': {
    summary: 'Begin the second step of a login with a passkey: what the browser is to sign',
    result: z.object({
      rpId: z.string(),
      challenge: z.string(),
      timeout: z.number().int(),
      allowCredentials: z.array(credential),
      userVerification,
    }),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'auth.second-factor.passkey': {
    summary: 'Finish a login with what a passkey signed',
    body: z.strictObject({
      id: credentialId,
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(2000),
    }),
    result: sessionResult,
    codes: ['REDIRECT_ADMIN_DASHBOARD', 'INVALID_CREDENTIALS', 'TOO_MANY_TRIES', 'NOT_FOUND'],
  },
} satisfies Record<AreaOperationId<'passkeys'>, OperationShape>;
