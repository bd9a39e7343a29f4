import { z } from 'zod';
import { specialitySchema } from './content';
import { agendaItemSchema, speakerSchema } from './content-details';
import { idSchema } from './user';

/** How a live talk stands at this moment. */
export const liveTalkStates = ['coming', 'live', 'over'] as const;

/** A talk of Dermalive: a dermatologist speaks to patients and takes their questions (PAT-03). */
export const liveTalkSchema = z.object({
  _id: idSchema,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  speciality: specialitySchema.nullable(),
  startsAt: z.iso.datetime(),
  minutes: z.number().int(),
  state: z.enum(liveTalkStates),
  speakers: z.array(speakerSchema),
  agenda: z.array(agendaItemSchema),
  languages: z.array(z.string()),
  /** Where everyone may join; null once it is over. */
  joinUrl: z.string().nullable(),
});
export type LiveTalk = z.output<typeof liveTalkSchema>;
