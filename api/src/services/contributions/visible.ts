import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { consents, contributions } from '../../db/schema';

/** The patient's consent to a contribution, given and not taken back. */
export const isConsentTo = (id: string | typeof contributions.id): SQL | undefined =>
  and(eq(consents.subjectId, id), eq(consents.kind, 'patient-image'), isNull(consents.withdrawnAt));

/** Whether other members see a contribution: approved, its rights in order, the patient's consent alive (SEC-44). */
export const isVisible: SQL | undefined = and(
  eq(contributions.status, 'published'),
  eq(contributions.ownsRights, true),
  sql`exists (select 1 from ${consents} where ${isConsentTo(contributions.id)})`,
);
