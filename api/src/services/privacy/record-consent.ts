import { type ConsentKind, consentTexts } from '@tvacha/shared-contract/consents';
import { consents } from '../../db/schema';
import type { Ctx } from '../ctx';

export interface GivenConsent {
  userId: string;
  kind: ConsentKind;
  /** The record it is given for, where it is for one. */
  subjectId?: string;
}

/** Keeps what somebody agreed to, in the very words they were shown (SEC-44). */
export async function recordConsent(ctx: Ctx, { userId, kind, subjectId }: GivenConsent) {
  const given = { userId, kind, subjectId, ...consentTexts[kind], givenAt: ctx.clock.now() };
  const [row] = await ctx.db.insert(consents).values(given).returning();
  if (!row) throw new Error('A consent was not kept');
  return row;
}
