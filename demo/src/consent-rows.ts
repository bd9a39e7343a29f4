import type { consents } from '@tvacha/api/schema';
import { consentTexts } from '@tvacha/shared-contract/consents';
import { happens } from './chance';
import { seedId } from './seed-id';
import type { UserInsert } from './users';

/** A patient sends in no papers, so a patient's account has words of its own. */
export const patientText =
  'I agree that Tvacha keeps my name, mobile number and email address, to run my account. I can read, correct, export and erase them at any time in my account.';

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
        ...consentTexts[kind],
        ...(kind === 'registration' && role === 'patient' ? { text: patientText } : {}),
        ...(appliedAt ? { givenAt: appliedAt } : {}),
      }));
    });
