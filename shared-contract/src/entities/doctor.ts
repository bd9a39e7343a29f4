import { z } from 'zod';
import { addressSchema, idSchema } from './user';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time like 09:30');
const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);

/** How a clinic is found and asked for an appointment; what is empty is not known. */
export const clinicDetailsSchema = z.strictObject({
  /** House, street and part of the town, without city and pincode. */
  street: z.string().trim().max(200),
  /** The clinic's own, as it is dialled in India. */
  phone: z
    .string()
    .trim()
    .max(30)
    .regex(/^(|[+\d][\d ()-]{4,})$/, 'Give the number as it is dialled'),
  /** From one day of the week to another, in the time of India. */
  hours: z.array(z.strictObject({ from: weekday, to: weekday, opens: time, closes: time })).max(14),
});
export type ClinicDetails = z.output<typeof clinicDetailsSchema>;

/**
 * A doctor as the finder shows one: what they chose to show, and no way to reach them but their clinic (PAT-02,
 * SEC-30).
 */
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
  clinicDetails: clinicDetailsSchema.nullable(),
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
export const doctorFacetsSchema = z.object({
  /** The name of today of the city asked for, properly written; empty where none is. */
  place: z.string(),
  /** Where nobody is found in the place asked for: cities near it that have doctors, the nearest first. */
  near: facet,
  cities: facet,
  states: facet,
  specialities: facet,
  languages: facet,
});

/** A place or a doctor for what is being typed, and where it is. */
export const doctorSuggestionSchema = z.object({ value: z.string(), place: z.string() });
export type DoctorFacets = z.output<typeof doctorFacetsSchema>;
