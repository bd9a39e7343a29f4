import type { consents, contributions } from '@tvacha/api/schema';
import { contributionDetailsSchemas, noteSchema } from '@tvacha/shared-contract';
import { consentTexts } from '@tvacha/shared-contract/consents';
import { bodySites, contributionKinds, contributionStates, type SkinTone } from '@tvacha/shared-contract/vocabulary';
import { z } from 'zod';
import { fields } from './content/fields';
import { readRows } from './content/read-folder';
import { seedOf } from './contents/content-seed';
import { specialityId } from './rows';
import { pick, seedId } from './seed-id';
import { demoDoctorId, staffId } from './users';
import { type Around, days, hours } from './when';

type ContributionInsert = typeof contributions.$inferInsert & { id: string };

/** What the drawing beside a contribution shows. */
export const drawings = [
  ...(['ring', 'plaque', 'pale', 'soft', 'dots', 'band', 'patch', 'weals', 'net'] as const),
  ...(['greyness', 'rings', 'burn', 'thinning', 'erosions', 'apple', 'crusts', 'nodules'] as const),
  ...(['spared', 'ulcer', 'splinters', 'eczema'] as const),
] as const;
export type Drawing = (typeof drawings)[number];

const { title, summary, speciality } = fields;
const own = {
  kind: z.enum(contributionKinds),
  title,
  summary,
  speciality,
  diagnosis: z.string(),
  /** The part of the address before the at sign; `demo` is the demo doctor. */
  by: z.string(),
  daysAgo: z.int(),
  state: z.enum(contributionStates),
  bodySite: z.enum(bodySites),
  /** Why it was turned down. */
  reason: z.string().optional(),
  /** What is drawn beside it, and on which tone of skin: 0 light to 4 deep. */
  drawing: z.strictObject({ shows: z.enum(drawings), tone: z.int().min(0).max(4), caption: z.string() }),
  /** Whether the rights in text and pictures are its author’s; the team found otherwise where it is kept back. */
  ownsRights: z.boolean().default(true),
  /** What the team wants changed, where it was returned. */
  notes: z.array(noteSchema).optional(),
};
const schema = z.strictObject({ ...own, details: z.record(z.string(), z.unknown()) });
type ContributionSeed = z.output<typeof schema>;

export const contributionSeeds = readRows('contributions', schema, (row) => seedOf(row, Object.keys(own)));

export const contributionId = ({ kind, title }: ContributionSeed): string => seedId(`contribution/${kind}/${title}`);
export const memberId = (by: string): string => (by === 'demo' ? demoDoctorId : seedId(`user/${by}@clinic.example`));

/** The skin type that each of the five tones stands for. */
export const skinTypes: readonly SkinTone[] = ['I', 'II', 'IV', 'V', 'VI'];

/** Staff who decide on contributions. */
const deciders = ['editor', 'medical.editor', 'admin'] as const;

const rowOf =
  ({ ago }: Around) =>
  (seed: ContributionSeed): ContributionInsert => {
    const {
      kind,
      title,
      diagnosis,
      summary,
      speciality,
      by,
      daysAgo,
      state,
      reason,
      notes = [],
      bodySite,
      drawing,
      ownsRights,
      details,
    } = seed;
    const sent = days(daysAgo) + hours(3);
    const decided = state !== 'pending' && state !== 'draft' && state !== 'withdrawn';
    const at = ago(sent - (decided ? hours(20) : 0));
    return {
      id: contributionId(seed),
      userId: memberId(by),
      kind,
      title,
      summary,
      diagnosis,
      specialityId: specialityId(speciality),
      bodySite,
      skinTone: skinTypes[drawing.tone],
      details: contributionDetailsSchemas[kind].parse(details),
      ownsRights,
      status: state,
      ...(decided ? { decidedBy: staffId(pick(deciders, title)), decidedAt: at } : {}),
      notes,
      ...(reason ? { rejectionReason: reason } : {}),
      createdAt: ago(sent),
      updatedAt: at,
    };
  };

export const contributionRows = (when: Around): ContributionInsert[] => contributionSeeds.map(rowOf(when));

/** Consent is given as a contribution is sent; one that was taken back took the contribution along. */
export const patientConsentRows = (when: Around): (typeof consents.$inferInsert)[] =>
  contributionSeeds
    .filter(({ state }) => state !== 'draft')
    .map((seed) => ({
      id: seedId(`consent/${contributionId(seed)}`),
      userId: memberId(seed.by),
      kind: 'patient-image',
      ...consentTexts['patient-image'],
      subjectId: contributionId(seed),
      givenAt: when.ago(days(seed.daysAgo) + hours(3)),
      withdrawnAt: seed.state === 'withdrawn' ? when.ago(days(seed.daysAgo) - days(2)) : null,
    }));
