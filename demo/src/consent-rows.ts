import type { consents } from '@tvacha/api/schema';
import { consentIn } from '@tvacha/shared-contract/consents';
import { happens } from './chance';
import { seedId } from './seed-id';
import type { UserInsert } from './users';

/** What members agreed to when they came: their account, for doctors the finder, for some also letters. */
export const consentRows = (people: readonly UserInsert[]): (typeof consents.$inferInsert)[] =>
  people
    .filter(({ role }) => role === 'doctor' || role === 'patient')
    .flatMap(({ id, role, listed, appliedAt }) => {
      const kinds = [
        'registration',
        ...(listed ? ['finder'] : []),
        ...(happens(`${id}/letters`, 30) ? ['marketing'] : []),
      ] as ('registration' | 'finder' | 'marketing')[];
      return kinds.map((kind) => ({
        id: seedId(`consent/${kind}/${id}`),
        userId: id,
        kind,
        ...consentIn(kind, 'en', role),
        ...(appliedAt ? { givenAt: appliedAt } : {}),
      }));
    });
