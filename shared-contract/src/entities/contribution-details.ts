import { type ZodType, z } from 'zod';
import type { ContributionKind } from '../vocabulary';

const text = z.string().trim().max(4000).default('');
const line = z.string().trim().max(200).default('');
const age = z.number().int().min(0).max(120).nullable().default(null);
export const sexes = ['female', 'male', 'other'] as const;

/** How a picture was made. */
export const pictureKinds = ['clinical', 'dermoscopy', 'histology', 'drawing'] as const;

/**
 * What only its kind of contribution keeps, in `contributions.details`. No names, dates of birth or record
 * numbers: age, sex and site are all that is told of a patient. A draft may lack any of it.
 */
export const contributionDetailsSchemas = {
  case: z.object({
    age,
    sex: z.enum(sexes).nullable().default(null),
    site: line,
    history: text,
    examination: text,
    investigations: text,
    treatment: text,
    outcome: text,
    teachingPoint: line,
  }),
  image: z.object({
    picture: z.enum(pictureKinds).nullable().default(null),
    site: line,
    age,
    findings: text,
  }),
} as const satisfies Record<ContributionKind, ZodType>;

/** What a kind keeps in `details`: `ContributionDetails<'case'>`. */
export type ContributionDetails<Kind extends ContributionKind> = z.output<(typeof contributionDetailsSchemas)[Kind]>;
