import { type ConsentKind, consentIn } from '@tvacha/shared-contract/consents';
import type { Language } from '@tvacha/shared-contract/languages';
import { consents } from '../../db/schema';
import type { Ctx } from '../ctx';

export interface GivenConsent {
  userId: string;
  kind: ConsentKind;
  /** The record it is given for, where it is for one. */
  subjectId?: string;
  /** In which language it was shown. */
  locale?: Language;
}

/** Keeps what somebody agreed to, in the very words they were shown (SEC-44). */
export async function recordConsent(ctx: Ctx, { userId, kind, subjectId, locale }: GivenConsent) {
  const given = { userId, kind, subjectId, ...consentIn(kind, locale), givenAt: ctx.clock.now() };
  const [row] = await ctx.db.insert(consents).values(given).returning();
  if (!row) throw new Error('A consent was not kept');
  return row;
}
