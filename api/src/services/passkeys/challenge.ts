import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Config } from '../../app/config';
import { secondFactors } from '../../db/schema';
import type { Ctx } from '../ctx';

/** What a challenge is good for: a login's second step, or a new passkey in the session of this id. */
type Purpose = 'login' | `session:${string}`;

const kept = (purpose: Purpose, challenge: string) => `${purpose}\n${challenge}`;

/** The site as passkeys know it: by the address people see, and never by what a request says (SEC-15). */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

/**
 * Keeps what somebody's passkey is to sign next, in place of what it was before.
 * @returns whether they have a second factor that it can stand beside
 */
export async function keepChallenge(
  { db, clock, config }: Ctx,
  { userId, purpose, challenge }: { userId: string; purpose: Purpose; challenge: string },
): Promise<boolean> {
  const challengeEnds = new Date(clock.now().getTime() + config.passkeys.life);
  const rows = await db
    .update(secondFactors)
    .set({ challenge: kept(purpose, challenge), challengeEnds })
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

function challengeIn(clientDataJSON: string): string {
  try {
    return String(decodeClientDataJSON(clientDataJSON).challenge);
  } catch {
    return '';
  }
}

/**
 * Spends the challenge that a browser's answer names, whatever else is wrong with the answer: none is taken twice,
 * also of many answers at once.
 * @returns it, or null where it was not asked for here, is too old or was spent
 */
export async function spendChallenge(
  { db, clock }: Ctx,
  { userId, purpose, clientDataJSON }: { userId: string; purpose: Purpose; clientDataJSON: string },
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  const spent = await db
    .update(secondFactors)
    .set({ challenge: null, challengeEnds: null })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.challenge, kept(purpose, challenge)),
        gt(secondFactors.challengeEnds, clock.now()),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return spent.length > 0 ? challenge : null;
}
