import { type DraftState, readyContributionSchema } from '@tvacha/shared-contract';
import { openStates } from '@tvacha/shared-contract/vocabulary';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type ContributionRow, contributionFiles, contributions } from '../../db/schema';

/** Whether its author still writes it. */
export const isOpen = ({ status }: Pick<ContributionRow, 'status'>): boolean =>
  openStates.some((state) => state === status);

const { title, summary, diagnosis, specialityId, bodySite, skinTone, details } = contributions;
/** A draft in which nothing was written yet, and to which no picture was added. */
export const isEmptyDraft: SQL | undefined = and(
  eq(contributions.status, 'draft'),
  ...[title, summary, diagnosis].map((text) => eq(text, '')),
  ...[specialityId, bodySite, skinTone].map((choice) => isNull(choice)),
  eq(contributions.ownsRights, false),
  sql`not exists (select 1 from jsonb_each_text(${details}) as field where field.value <> '')`,
  sql`not exists (select 1 from ${contributionFiles} where ${eq(contributionFiles.contributionId, contributions.id)})`,
);

/** How many things a contribution of each kind needs: its fields, one picture, each picture looked at. */
const needed = { case: 15, image: 11 } as const;

/** How far a contribution is, by the schema of what may be sent to the team. */
export function stateOf(row: ContributionRow, pictures: readonly { checked: boolean }[]): DraftState {
  const { success, error } = readyContributionSchema.safeParse({ ...row, type: row.kind });
  const fields = success ? [] : error.issues.map(({ path }) => path.map(String).join('.'));
  const missing = [
    ...new Set(fields),
    ...(pictures.length === 0 ? ['pictures'] : []),
    ...(pictures.length === 0 || pictures.some(({ checked }) => !checked) ? ['checked'] : []),
  ];
  const completeness = Math.max(0, 1 - missing.length / needed[row.kind]);
  return { version: row.version, completeness, missing };
}
