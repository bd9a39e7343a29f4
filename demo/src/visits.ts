import type { visits } from '@tvacha/api/schema';
import { chance, happens } from './chance';
import type { UserInsert } from './users';
import type { Around } from './when';

/** Of a hundred doctors who were let in, so many have logged in since; the others may have missed the mail. */
const cameIn = 84;

/** When doctors last looked at what is new, some time after they were let in; but for one, who has a history of their own. */
export const visitRows = (
  people: readonly UserInsert[],
  but: string,
  { now }: Around,
): (typeof visits.$inferInsert)[] =>
  people.flatMap(({ id, role, approval, decidedAt }) => {
    const isIn = role === 'doctor' && approval === 'verified' && id !== but && happens(`${id}/came`, cameIn);
    if (!isIn || !decidedAt) return [];
    const since = now.getTime() - decidedAt.getTime();
    return [{ userId: id, lookedAt: new Date(decidedAt.getTime() + (since * chance(`${id}/looked`, 1000)) / 1000) }];
  });
