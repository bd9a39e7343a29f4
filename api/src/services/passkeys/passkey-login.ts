import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { type PasskeyRow, passkeys } from '../../db/schema';
import { audit } from '../audit';
import { countTry, forgiveTries } from '../auth/count-failure';
import { startSession } from '../auth/start-session';
import { type Ctx, inTransaction } from '../ctx';
import { refuse } from '../refuse';
import type { Answer, VerbCall, VerbInput } from '../verb';
import { keepChallenge, relyingParty, spendChallenge } from './challenge';
import { credentialsOf, ownStaff, passkeysOf } from './own-passkeys';

type Begin = 'auth.second-factor.passkey.begin';
type Finish = 'auth.second-factor.passkey';

const purpose = 'login';

/** Whoever gave the right password and is of the staff. */
async function entering(ctx: Ctx) {
  const user = await ownStaff(ctx);
  return user.approval === 'verified' ? user : refuse('NOT_FOUND');
}

/** Says what the browser of a member of staff is to have signed by one of their passkeys. */
export async function beginPasskeyLogin({ ctx }: VerbCall<Begin>): Promise<Answer<Begin>> {
  const { id: userId } = await entering(ctx);
  const own = await passkeysOf(ctx, userId);
  if (own.length === 0) refuse('NOT_FOUND');
  const { rpID } = relyingParty(ctx.config);
  const { challenge } = await generateAuthenticationOptions({ rpID });
  if (!(await keepChallenge(ctx, { userId, purpose, challenge }))) refuse('NOT_FOUND');
  return {
    code: 'SUCCESS',
    result: {
      rpId: rpID,
      challenge,
      timeout: ctx.config.passkeys.life,
      allowCredentials: credentialsOf(own),
      userVerification: 'required',
    },
  };
}

/** The second step of a staff login by passkey; a wrong one counts with wrong codes of the authenticator. */
export async function finishPasskeyLogin({ ctx, input }: VerbCall<Finish>): Promise<Answer<Finish>> {
  const user = await entering(ctx);
  const tried = `second-factor:${user.id}` as const;
  await countTry(ctx, tried);
  const [passkey] = await ctx.db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, input.body.id), eq(passkeys.userId, user.id)));
  if (!passkey) refuse('INVALID_CREDENTIALS');
  const counter = await signedCounter(ctx, passkey, input.body);
  if (counter === null) refuse('INVALID_CREDENTIALS');
  if (!(await advance(ctx, passkey, counter))) {
    const details = { name: passkey.name, kept: passkey.counter, given: counter };
    await inTransaction(ctx, (tx) =>
      audit(tx, {
        action: 'passkey.counter-regressed',
        subjectType: 'user',
        subjectId: user.id,
        actorId: user.id,
        details,
      }),
    );
    refuse('INVALID_CREDENTIALS');
  }
  await forgiveTries(ctx, tried);
  return { code: 'REDIRECT_ADMIN_DASHBOARD', ...(await startSession(ctx, user)) };
}

/** How often the passkey says it has signed; null where this was not signed by it, here, now and for us. */
async function signedCounter(
  ctx: Ctx,
  { userId, credentialId, publicKey }: PasskeyRow,
  { clientDataJSON, authenticatorData, signature }: VerbInput<Finish>['body'],
): Promise<number | null> {
  const expectedChallenge = await spendChallenge(ctx, { userId, purpose, clientDataJSON });
  if (!expectedChallenge) return null;
  const { rpID, origin } = relyingParty(ctx.config);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    // `advance` compares the counter, in one statement with keeping it.
    credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
}

/** Keeps the counter; false where it went back or stood still, as then there may be a copy of the passkey. */
async function advance({ db, clock }: Ctx, { id }: PasskeyRow, counter: number): Promise<boolean> {
  const neverCounts = counter === 0 ? eq(passkeys.counter, 0) : sql`false`;
  const rows = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: clock.now() })
    .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), neverCounts)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}
