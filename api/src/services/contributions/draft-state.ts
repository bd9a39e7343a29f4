import { type DraftState, readyContributionSchema } from '@tvacha/shared-contract';
import { openStates } from '@tvacha/shared-contract/vocabulary';
import type { ContributionRow } from '../../db/schema';

/** Whether its author still writes it. */
export const isOpen = ({ status }: Pick<ContributionRow, 'status'>): boolean =>
  openStates.some((state) => state === status);

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
