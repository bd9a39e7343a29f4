import { z } from 'zod';
import { memberTypes } from '../content-kinds';
import {
  articleDetailSchema,
  articleSchema,
  authorSchema,
  ebookDetailSchema,
  ebookSchema,
  specialitySchema,
} from '../entities/content';
import { learningLevels } from '../entities/content-details';
import { documentHitsSchema, documentLinkSchema, documentPagesSchema } from '../entities/document';
import { contentFacetsSchema } from '../entities/facets';
import { liveTalkSchema } from '../entities/live-talk';
import { pageOf, pageQuery, searchText, slugSchema } from '../entities/page';
import { idSchema } from '../entities/user';
import { facetNames, facetsOfType, recordStates } from '../facets';
import { masterdataTypes } from '../masterdata';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';
import { type CountKey, categoryNames, countKeys, eventKinds } from '../vocabulary';
import { contentFilters } from './contents';

const count = z.number().int().min(0);

/** Contributions are no contents. */
const newKinds = [...countKeys.filter((key) => key !== 'contribution'), ...eventKinds];
/** What the list of a type is asked, without its order and page; a filter that the type does not have is refused. */
const facetsQuery = z
  .strictObject({
    type: z.enum(memberTypes),
    kind: z.enum(eventKinds).optional(),
    ...contentFilters,
    level: z.enum(learningLevels).optional(),
    when: z.enum(['upcoming', 'past']).optional(),
    state: z.enum(recordStates).optional(),
  })
  .check(({ value, issues }) => {
    const refuse = (path: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message: `There is no such filter of ${value.type}` });
    for (const name of facetNames)
      if (value[name] !== undefined && !facetsOfType[value.type].includes(name)) refuse(name);
    if (value.kind !== undefined && value.type !== 'event') refuse('kind');
  });

export const readingOperations = {
  'dashboard.counts': {
    summary: 'How many resources there are of each kind',
    result: z.object(Object.fromEntries(countKeys.map((key) => [key, count])) as Record<CountKey, typeof count>),
    codes: ['SUCCESS'],
  },
  'dashboard.news': {
    summary: "How much was published of each kind since the caller's last visit; a first visit has nothing new",
    result: z.object({
      /** When the last visit ended. */
      since: z.iso.datetime().nullable(),
      /** Kinds that the caller may read, those with nothing new left out; each sort of event is a kind. */
      kinds: z.array(z.object({ name: z.enum(newKinds), count: count.min(1) })),
    }),
    codes: ['SUCCESS'],
  },
  'specialities.list': {
    summary: 'All specialities, by name',
    result: z.array(specialitySchema),
    codes: ['SUCCESS'],
  },
  'masterdata.list': {
    summary: 'Fixed lists, by type',
    query: z.strictObject({ type: z.enum(masterdataTypes) }),
    /** `_id` is a UUID for specialities, the slug for all else. */
    result: z.array(specialitySchema.extend({ _id: z.string() })),
    codes: ['SUCCESS'],
  },
  'authors.list': {
    summary: 'Authors of a kind of content, with how much each wrote',
    query: z.strictObject({ type: z.enum(memberTypes) }),
    result: z.array(authorSchema),
    codes: ['SUCCESS', 'FORBIDDEN'],
  },
  'contents.facets': {
    summary:
      'How many records of a type there are by speciality, person, level, year and state, each by the other filters',
    query: facetsQuery,
    result: contentFacetsSchema,
    codes: ['SUCCESS', 'FORBIDDEN'],
    limit: 'facetsPerMinute',
  },
  'publishers.list': {
    summary: 'Publishers of what the caller may read, with how much each published',
    query: z.strictObject({ search: searchText.optional() }),
    result: z.array(authorSchema.extend({ city: z.string(), website: z.string() })),
    codes: ['SUCCESS'],
  },
  'categories.list': {
    summary: 'The five sections for patients, with how much there is of each speciality',
    result: z.array(
      z.object({
        section: z.number().int().min(0).max(4),
        name: z.enum(categoryNames),
        title: z.string(),
        count,
        specialities: z.array(specialitySchema.extend({ count })),
      }),
    ),
    codes: ['SUCCESS'],
  },
  'ebooks.list': {
    summary: 'Ebooks, by author or sub-speciality, searched and sorted',
    query: z.strictObject({
      ...contentFilters,
      sort: z.enum(['newest', 'oldest', 'title', 'author', 'mostRead']).default('newest'),
      ...pageQuery(1000, 1000),
    }),
    result: pageOf(ebookSchema),
    codes: ['SUCCESS'],
  },
  'ebooks.details': {
    summary: 'One ebook with a link to its file',
    query: z.strictObject({ id: idSchema }),
    result: ebookDetailSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'articles.list': {
    summary: 'Patient articles of a section, by speciality',
    query: z.strictObject({
      section: z.coerce.number().int().min(0).max(4).optional(),
      speciality: z.union([idSchema, z.literal('all')]).default('all'),
      search: searchText.optional(),
      sort: z.enum(['newest', 'title']).default('newest'),
      ...pageQuery(100, 24),
    }),
    result: pageOf(articleSchema),
    codes: ['SUCCESS'],
  },
  'articles.details': {
    summary: 'One patient article by its slug',
    query: z.strictObject({ slug: slugSchema }),
    result: articleDetailSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'documents.pages': {
    summary: 'Size and label of each page of the PDF of a content, before its bytes come',
    query: z.strictObject({ contentId: idSchema }),
    result: documentPagesSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'documents.link': {
    summary:
      'A link to the PDF of a content as it was put in; what is read may be a copy of it that is quicker to read',
    query: z.strictObject({ contentId: idSchema }),
    result: documentLinkSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'documents.search': {
    summary: 'Words in the whole PDF of a content: case, Latin accents and hyphens at line ends make no difference',
    query: z.strictObject({
      contentId: idSchema,
      search: searchText.min(1),
      /** Whole words alone. */
      whole: z.enum(['true', 'false']).default('false'),
    }),
    result: documentHitsSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
    limit: 'searchesPerMinute',
  },
  'dermalive.list': {
    summary:
      'Talks for patients: those that are on or to come, the soonest first, or those that are over, the latest first',
    query: z.strictObject({ when: z.enum(['upcoming', 'past']).default('upcoming'), ...pageQuery(50, 12) }),
    result: pageOf(liveTalkSchema),
    codes: ['SUCCESS'],
  },
} satisfies Record<AreaOperationId<'reading'>, OperationShape>;
