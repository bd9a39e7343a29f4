import { z } from 'zod';
import { facetNames } from '../facets';

/** Most people of one facet: those who are named most. */
export const mostPeople = 1000;

const facetSchema = z.array(
  z.object({
    /** As the list takes it: the slug of a speciality, a name, a year. */
    value: z.string(),
    count: z.number().int().positive(),
  }),
);

/** What a list is narrowed by, each value with its number; nothing of what the kind does not have. */
export const contentFacetsSchema = z.object(
  Object.fromEntries(facetNames.map((name) => [name, facetSchema])) as Record<
    (typeof facetNames)[number],
    typeof facetSchema
  >,
);
export type ContentFacets = z.output<typeof contentFacetsSchema>;
