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

export const searchHitSchema = suggestionSchema.extend({
  titleSegments: z.array(segmentSchema),
  excerpt: z.array(segmentSchema),
});
export type SearchHit = z.output<typeof searchHitSchema>;
