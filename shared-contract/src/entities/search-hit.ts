import { z } from 'zod';
import { searchKinds } from '../search-kinds';
import { idSchema } from './user';

/** A piece of plain text; `hit` where it is what was searched for. */
const segmentSchema = z.object({ text: z.string(), hit: z.boolean() });
export type Segment = z.output<typeof segmentSchema>;

export const suggestionSchema = z.object({
  kind: z.enum(searchKinds),
  _id: idSchema,
  /** For what is opened by its slug. */
  slug: z.string().nullable(),
  title: z.string(),
});
export type Suggestion = z.output<typeof suggestionSchema>;

const title = z.string();
const number = z.number().int();
/**
 * Where in it the words stand: a page or story counted from 1, a second from the start, a lesson, an answer. A page of
 * a file that begins nothing has an empty title; `label` is what the file calls it, as iv.
 */
const placeSchema = z.discriminatedUnion('in', [
  z.object({ in: z.enum(['story', 'second']), at: number, title }),
  z.object({ in: z.literal('page'), at: number, title, label: z.string().nullable() }),
  z.object({ in: z.literal('lesson'), _id: idSchema, title }),
  z.object({ in: z.literal('answer'), _id: idSchema }),
]);
export type Place = z.output<typeof placeSchema>;

export const searchHitSchema = suggestionSchema.extend({
  titleSegments: z.array(segmentSchema),
  excerpt: z.array(segmentSchema),
  /** Null where its title or summary says it, or where it has no parts to lead to. */
  place: placeSchema.nullable(),
});
export type SearchHit = z.output<typeof searchHitSchema>;
