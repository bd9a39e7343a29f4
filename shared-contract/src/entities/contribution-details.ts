import { type ZodType, z } from 'zod';
import type { ContributionKind } from '../vocabulary';

const text = z.string().trim().max(4000);
const line = z.string().trim().max(200);

/** How a picture was made. */
export const pictureKinds = ['clinical', 'dermoscopy', 'histology', 'drawing'] as const;

/**
 * What only its kind of contribution keeps, in `contributions.details`. No names, dates of birth or record
 * numbers: age, sex and site are all that is told of a patient.
 */
export const contributionDetailsSchemas = {
  case: z.object({
    age: z.number().int().min(0).max(120),
    sex: z.enum(['female', 'male', 'other']),
    site: line,
    history: text,
    examination: text,
    investigations: text.default(''),
    treatment: text,
    outcome: text.default(''),
    teachingPoint: line.default(''),
  }),
  image: z.object({
    picture: z.enum(pictureKinds),
    site: line,
    age: z.number().int().min(0).max(120).nullable().default(null),
    findings: text,
  }),
} as const satisfies Record<ContributionKind, ZodType>;

/** What a kind keeps in `details`: `ContributionDetails<'case'>`. */
export type ContributionDetails<Kind extends ContributionKind> = z.output<(typeof contributionDetailsSchemas)[Kind]>;
