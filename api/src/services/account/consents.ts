import { type ConsentKind, consentIn } from '@tvacha/shared-contract/consents';
import type { Language } from '@tvacha/shared-contract/languages';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { consents, type UserRow, users } from '../../db/schema';
import { audit } from '../audit';
import { discard, endShowing } from '../contributions/pictures';
import { type Ctx, inTransaction } from '../ctx';
import { refuse } from '../refuse';
import { one } from '../rows';
import type { Verb } from '../verb';

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
  const person = await ctx.db.select({ role: users.role }).from(users).where(eq(users.id, userId));
  const given = { userId, kind, subjectId, ...consentIn(kind, locale, one(person).role), givenAt: ctx.clock.now() };
  const [row] = await ctx.db.insert(consents).values(given).returning();
  if (!row) throw new Error('A consent was not kept');
  return row;
}

/**
 * Takes the consent by which an account is run from a member whom staff admitted; of anybody else it was asked before.
 * @throws CONSENT_NOT_AVAILABLE where it is wanted and not given
 */
export async function takeFirstConsent(
  tx: Ctx,
  { id, consentWanted }: Pick<UserRow, 'id' | 'consentWanted'>,
  { consent, consentLocale }: { consent?: boolean | undefined; consentLocale?: Language | undefined },
): Promise<void> {
  if (!consentWanted) return;
  if (!consent) refuse('CONSENT_NOT_AVAILABLE');
  const { id: given } = await recordConsent(tx, { userId: id, kind: 'registration', locale: consentLocale });
  await tx.db.update(users).set({ consentWanted: false }).where(eq(users.id, id));
  const details = { kind: 'registration' };
  await audit(tx, { action: 'consent.given', subjectType: 'consent', subjectId: given, actorId: id, details });
}

const present = ({ id: _id, ...consent }: typeof consents.$inferSelect) => ({
  ...consent,
  _id,
  givenAt: consent.givenAt.toISOString(),
  withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
});

/** What the caller agreed to, in the words they were shown (SEC-44). */
export const listConsents: Verb<'users.consents'> = async ({ ctx, input }) => {
  const { kind, page, dataPerPage } = input.query;
  const where = and(eq(consents.userId, ctx.caller.userId ?? ''), kind ? eq(consents.kind, kind) : undefined);
  const rows = await ctx.db
    .select()
    .from(consents)
    .where(where)
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(dataPerPage)
    .offset((page - 1) * dataPerPage);
  const [found] = await ctx.db.select({ total: count() }).from(consents).where(where);
  return { code: 'SUCCESS', result: { items: rows.map(present), total: found?.total ?? 0, page, dataPerPage } };
};

/** Agrees to something that an account does not need; CONFLICT where it is agreed to already. */
export const giveConsent: Verb<'users.consents.give'> = async ({ ctx, input }) => {
  const { kind, locale } = input.body;
  const { userId = '' } = ctx.caller;
  const given = await inTransaction(ctx, async (tx) => {
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const open = and(eq(consents.userId, userId), eq(consents.kind, kind), isNull(consents.withdrawnAt));
    if ((await tx.db.$count(consents, open)) > 0) refuse('CONFLICT');
    const row = await recordConsent(tx, { userId, kind, locale });
    if (kind === 'finder') await tx.db.update(users).set({ listed: true }).where(eq(users.id, userId));
    await audit(tx, { action: 'consent.given', subjectType: 'consent', subjectId: row.id, details: { kind } });
    return row;
  });
  return { code: 'SUCCESS', result: present(given) };
};

/**
 * Takes a consent back, and ends what it was given for: a doctor leaves the finder, pictures of a patient are removed.
 * An account cannot be without the consent it is run by; to take that back is to erase it (CONFLICT).
 */
export const withdrawConsent: Verb<'users.consents.withdraw'> = async ({ ctx, input }) => {
  const { userId = '' } = ctx.caller;
  const loose = await inTransaction(ctx, async (tx) => {
    const [consent] = await tx.db
      .select()
      .from(consents)
      .where(and(eq(consents.id, input.body.id), eq(consents.userId, userId)))
      .for('update');
    if (!consent) refuse('NOT_FOUND');
    if (consent.withdrawnAt || consent.kind === 'registration') refuse('CONFLICT');
    await tx.db.update(consents).set({ withdrawnAt: tx.clock.now() }).where(eq(consents.id, consent.id));
    if (consent.kind === 'finder') await tx.db.update(users).set({ listed: false }).where(eq(users.id, userId));
    const isOfPatient = consent.kind === 'patient-image' && consent.subjectId;
    const loose = isOfPatient ? await endShowing(tx, isOfPatient) : [];
    const details = { kind: consent.kind };
    await audit(tx, { action: 'consent.withdrawn', subjectType: 'consent', subjectId: consent.id, details });
    return loose;
  });
  await discard(ctx, loose);
  return { code: 'SUCCESS', result: null };
};
