import { z } from 'zod';
import { addressSchema, idSchema } from './user';

/** A doctor as the finder shows one: what they chose to show, and no way to reach them but their clinic (PAT-02, SEC-30). */
export const listedDoctorSchema = z.object({
  _id: idSchema,
  name_titel: z.string(),
  fullName: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  specialty: z.array(z.string()),
  areaOfInterest: z.array(z.string()),
  languages: z.array(z.string()),
  degree: z.array(z.object({ name: z.string(), institute: z.string(), year: z.string() })),
  /** Years of practice. */
  exprience: z.string(),
  clinic: z.string(),
  address: addressSchema.nullable(),
});
export type ListedDoctor = z.output<typeof listedDoctorSchema>;

export const doctorProfileSchema = listedDoctorSchema.extend({
  fellowship: z.array(z.string()),
  publications: z.string(),
  internationalSpeaker: z.string(),
  nationalSpeaker: z.string(),
});
export type DoctorProfile = z.output<typeof doctorProfileSchema>;

const facet = z.array(z.object({ value: z.string(), count: z.number().int() }));
/** How many doctors there are of each value, the most frequent first. */
export const doctorFacetsSchema = z.object({ cities: facet, states: facet, specialities: facet, languages: facet });
export type DoctorFacets = z.output<typeof doctorFacetsSchema>;
