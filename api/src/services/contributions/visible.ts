import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import { consents, contributions } from '../../db/schema';
import type { Ctx } from '../ctx';

/** The patient's consent to a contribution, given and not taken back. */
export const isConsentTo = (id: SQL | string | typeof contributions.id): SQL | undefined =>
  and(eq(consents.subjectId, id), eq(consents.kind, 'patient-image'), isNull(consents.withdrawnAt));

/** Whether other members see a contribution: approved, its rights in order, the patient's consent alive (SEC-44). */
export const isVisible = ({ db }: Ctx): SQL | undefined =>
  and(
    eq(contributions.status, 'published'),
    eq(contributions.ownsRights, true),
    exists(db.select({ one: sql`1` }).from(consents).where(isConsentTo(contributions.id))),
  );
