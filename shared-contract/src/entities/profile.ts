import { z } from 'zod';
import { mostDegrees, mostLines, profileRules } from '../form-rules';
import { registrationStages } from '../registration';
import { documentKinds } from '../vocabulary';
import { clinicDetailsSchema } from './doctor';
import { idSchema, pincodeSchema, userSchema } from './user';

const { line: lineRule, text: textRule, year: yearRule } = profileRules;
const line = z.string().trim().max(lineRule.max);
const longText = z.string().trim().max(textRule.max);
const lines = z.array(line.min(1)).max(mostLines);

const degreeSchema = z.strictObject({
  name: line.min(1),
  institute: line,
  year: z.union([z.literal(''), z.string().regex(yearRule.pattern, 'A year has four digits')]),
});

/** The fields of the product's profile form, under its own names; only those that are given are written (AUTH-09). */
export const profileBody = z.strictObject({
  first_name: line.min(1).optional(),
  last_name: line.optional(),
  /** Taken only with a pincode. */
  address: z
    .strictObject({
      state: z.string().trim().max(60),
      city: z.string().trim().max(60),
      pincode: z.union([z.literal(''), pincodeSchema]),
    })
    .optional(),
  publications: longText.optional(),
  exprience: line.optional(),
  internationalSpeaker: longText.optional(),
  nationalSpeaker: longText.optional(),
  degree: z.array(degreeSchema).max(mostDegrees).optional(),
  specialty: lines.optional(),
  areaOfInterest: lines.optional(),
  fellowship: lines.optional(),
  /** The clinic's name, and how it is found: beyond the document's form, as the finder shows them. */
  clinic: line.optional(),
  clinicDetails: clinicDetailsSchema.optional(),
  /** Ids of degree papers to be taken away. */
  deletedDegree: z.array(idSchema).max(20).optional(),
  /** Ids of visiting cards to be taken away. */
  deletedVisitingCard: z.array(idSchema).max(20).optional(),
});

/** A person's own record, whole. */
export const profileSchema = userSchema.extend({
  publications: z.string(),
  exprience: z.string(),
  internationalSpeaker: z.string(),
  nationalSpeaker: z.string(),
  degree: z.array(z.object({ name: z.string(), institute: z.string(), year: z.string() })),
  areaOfInterest: z.array(z.string()),
  fellowship: z.array(z.string()),
  clinic: z.string(),
  clinicDetails: clinicDetailsSchema.nullable(),
  /** Address of the picture. */
  profilePic: z.string().nullable(),
  /** The same, to be looked at by its owner, also where nobody else may see it; good for some minutes. */
  pictureUrl: z.string().nullable(),
  documents: z.array(
    z.object({
      _id: idSchema,
      kind: z.enum(documentKinds),
      name: z.string(),
      type: z.string(),
      size: z.number().int(),
      /** Good for some minutes, for its owner alone. */
      url: z.string(),
      /** Why a clearer copy of it is asked for; the next file of its kind takes its place. */
      copyWanted: z.string().nullable(),
    }),
  ),
  /** Whether patients find this doctor: yes; not until staff have looked at a new name or degree; not at all. */
  finder: z.enum(['shown', 'checking', 'off']),
  /** What `users.update` is given as `seen`. */
  updatedAt: z.iso.datetime(),
  stage: z.enum(registrationStages),
});
export type Profile = z.output<typeof profileSchema>;
