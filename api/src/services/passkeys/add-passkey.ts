import {
  type AuthenticatorTransport,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import { eq } from 'drizzle-orm';
import { passkeys, secondFactors } from '../../db/schema';
import { compose } from '../../notify/compose';
import { audit } from '../audit';
import { type Ctx, inTransaction } from '../ctx';
import { queueMessage } from '../outbox/queue-message';
import { refuse } from '../refuse';
import type { Answer, VerbCall, VerbInput } from '../verb';
import { keepChallenge, relyingParty, spendChallenge } from './challenge';
import { credentialsOf, ownStaff, passkeysOf, presentPasskey } from './own-passkeys';

/** EdDSA, ES256 and RS256: what browsers make. */
const algorithms = [-8, -7, -257];

const knownTransports = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;
const isKnown = (transport: string): transport is AuthenticatorTransport =>
  knownTransports.some((known) => known === transport);

const purposeOf = ({ caller }: Ctx) => `session:${caller.sessionId ?? ''}` as const;

/** Says what the browser of a member of staff is to make a passkey with. */
export async function beginPasskey({ ctx }: VerbCall<'auth.passkeys.begin'>): Promise<Answer<'auth.passkeys.begin'>> {
  const user = await ownStaff(ctx);
  const own = await passkeysOf(ctx, user.id);
  const { most, life } = ctx.config.passkeys;
  if (own.length >= most) refuse('CONFLICT');
  const { rp, challenge, pubKeyCredParams, ...made } = await generateRegistrationOptions({
    rpName: 'Tvacha',
    rpID: relyingParty(ctx.config).rpID,
    userID: isoUint8Array.fromUTF8String(user.id),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    supportedAlgorithmIDs: algorithms,
  });
  if (!(await keepChallenge(ctx, { userId: user.id, purpose: purposeOf(ctx), challenge }))) refuse('CONFLICT');
  return {
    code: 'SUCCESS',
    result: {
      rp: { id: rp.id ?? '', name: rp.name },
      user: made.user,
      challenge,
      pubKeyCredParams,
      timeout: life,
      excludeCredentials: credentialsOf(own),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      attestation: 'none',
    },
  };
}

/** Keeps a passkey that the caller's browser made; they are told by mail. */
export async function addPasskey({ ctx, input }: VerbCall<'auth.passkeys.add'>): Promise<Answer<'auth.passkeys.add'>> {
  const user = await ownStaff(ctx);
  const { name, transports } = input.body;
  const made = await verified(ctx, user.id, input.body);
  const row = await inTransaction(ctx, async (tx) => {
    // Whoever adds another meanwhile waits here, so that there are never more than so many.
    await tx.db.select().from(secondFactors).where(eq(secondFactors.userId, user.id)).for('update');
    if ((await passkeysOf(tx, user.id)).length >= tx.config.passkeys.most) refuse('CONFLICT');
    const [added] = await tx.db
      .insert(passkeys)
      .values({
        userId: user.id,
        credentialId: made.id,
        publicKey: isoBase64URL.fromBuffer(made.publicKey),
        counter: made.counter,
        transports: transports.filter(isKnown),
        name,
        createdAt: tx.clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!added) refuse('CONFLICT');
    await queueMessage(tx, compose('account.passkey-added', { channel: 'email', to: user.email }, { name }));
    await audit(tx, { action: 'passkey.added', subjectType: 'user', subjectId: user.id, details: { name } });
    return added;
  });
  return { code: 'SUCCESS', result: presentPasskey(row) };
}

async function verified(ctx: Ctx, userId: string, body: VerbInput<'auth.passkeys.add'>['body']) {
  const { id, clientDataJSON, attestationObject } = body;
  const expectedChallenge = await spendChallenge(ctx, { userId, purpose: purposeOf(ctx), clientDataJSON });
  if (!expectedChallenge || !isPlain(attestationObject)) refuse('REJECTED');
  const { rpID, origin } = relyingParty(ctx.config);
  const { verified = false, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  return verified && registrationInfo ? registrationInfo.credential : refuse('REJECTED');
}

/**
 * Whether nothing but the passkey itself vouches for it, as was asked for. With certificates the library would fetch
 * lists of revoked ones from wherever they say, so they are not even looked at.
 */
function isPlain(attestationObject: string): boolean {
  try {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const fmt = decoded.get('fmt');
    return fmt === 'none' || (fmt === 'packed' && !decoded.get('attStmt').get('x5c'));
  } catch {
    return false;
  }
}
