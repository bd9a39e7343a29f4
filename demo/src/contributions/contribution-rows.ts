import type { consents, contributions } from '@tvacha/api/schema';
import { contributionDetailsSchemas } from '@tvacha/shared-contract';
import { consentTexts } from '@tvacha/shared-contract/consents';
import { specialityId } from '../rows';
import { pick, seedId } from '../seed-id';
import { demoDoctorId, staffId } from '../users';
import { type Around, days, hours } from '../when';
import type { ContributionSeed } from './contribution-seed';
import { imageContributions } from './images';
import { otherCases } from './other-cases';
import { publishedCases } from './published-cases';

type ContributionInsert = typeof contributions.$inferInsert & { id: string };

export const contributionSeeds: readonly ContributionSeed[] = [...publishedCases, ...otherCases, ...imageContributions];

export const contributionId = ({ kind, title }: ContributionSeed): string => seedId(`contribution/${kind}/${title}`);
export const memberId = (by: string): string => (by === 'demo' ? demoDoctorId : seedId(`user/${by}@clinic.example`));

/** Staff who decide on contributions. */
const deciders = ['editor', 'medical.editor', 'admin'] as const;

const rowOf =
  ({ ago }: Around) =>
  (seed: ContributionSeed): ContributionInsert => {
    const { kind, title, diagnosis, summary, speciality, by, daysAgo, state, reason, details } = seed;
    const sent = days(daysAgo) + hours(3);
    const decided = state !== 'pending';
    const at = ago(sent - (decided ? hours(20) : 0));
    return {
      id: contributionId(seed),
      userId: memberId(by),
      kind,
      title,
      summary,
      diagnosis,
      specialityId: specialityId(speciality),
      details: contributionDetailsSchemas[kind].parse(details),
      ownsRights: true,
      status: state,
      ...(decided ? { decidedBy: staffId(pick(deciders, title)), decidedAt: at } : {}),
      ...(reason ? { rejectionReason: reason } : {}),
      createdAt: ago(sent),
      updatedAt: at,
    };
  };

export const contributionRows = (when: Around): ContributionInsert[] => contributionSeeds.map(rowOf(when));

export const patientConsentRows = (when: Around): (typeof consents.$inferInsert)[] =>
  contributionSeeds.map((seed) => ({
    id: seedId(`consent/${contributionId(seed)}`),
    userId: memberId(seed.by),
    kind: 'patient-image',
    ...consentTexts['patient-image'],
    subjectId: contributionId(seed),
    givenAt: when.ago(days(seed.daysAgo) + hours(3)),
  }));
