import { consentTexts } from '@tvacha/shared-contract/consents';
import type { Db } from '../db/db';
import { consents, contributions } from '../db/schema';

type NewContribution = Partial<typeof contributions.$inferInsert>;

/** Puts a published image into the database, with the patient's consent. */
export async function addContribution(db: Db, given: NewContribution = {}): Promise<string> {
  const usual = { kind: 'image', title: 'Annular plaque', summary: 'On the shin.' } as const;
  const details = { picture: 'clinical', site: 'Shin', age: 30, findings: 'A ring with a fine scale.' };
  const [row] = await db
    .insert(contributions)
    .values({ ...usual, details, ownsRights: true, status: 'published', ...given })
    .returning({ id: contributions.id });
  if (!row) throw new Error('No contribution was added');
  await db.insert(consents).values({ kind: 'patient-image', subjectId: row.id, ...consentTexts['patient-image'] });
  return row.id;
}
