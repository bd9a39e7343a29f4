import { z } from 'zod';
import { coverSchema, personSchema, specialitySchema } from './content';
import { idSchema } from './user';

export const pollSchema = z.object({
  _id: idSchema,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  context: z.string(),
  speciality: specialitySchema.nullable(),
  people: z.array(personSchema),
  publishedOn: z.iso.date(),
  /** Last day on which votes are taken, by the clock of India. */
  closesOn: z.iso.date(),
  closed: z.boolean(),
  cover: coverSchema,
  options: z.array(z.object({ _id: idSchema, text: z.string() })),
  votes: z.number().int(),
  /** The option the caller voted for. */
  ownVote: idSchema.nullable(),
});
export type Poll = z.output<typeof pollSchema>;

export const pollResultSchema = z.object({
  _id: idSchema,
  title: z.string(),
  closed: z.boolean(),
  votes: z.number().int(),
  ownVote: idSchema.nullable(),
  options: z.array(
    z.object({
      _id: idSchema,
      text: z.string(),
      votes: z.number().int(),
      /** In percent of all votes, to one decimal place; 0 where nobody voted. */
      share: z.number(),
    }),
  ),
});
export type PollResult = z.output<typeof pollResultSchema>;
