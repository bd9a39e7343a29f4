import { z } from 'zod';
import {
  articleDetailSchema,
  articleSchema,
  authorSchema,
  ebookDetailSchema,
  ebookSchema,
  specialitySchema,
} from '../entities/content';
import { pageOf, pageQuery, searchText, slugSchema } from '../entities/page';
import { idSchema } from '../entities/user';
import type { OperationShape } from '../operation';
import type { readingRoutes } from '../routes/reading';
import { type CountKey, countKeys } from '../vocabulary';
import { contentFilters, contentOperations } from './contents';

const count = z.number().int().min(0);

export const readingOperations = {
  ...contentOperations,
  'dashboard.counts': {
    summary: 'How many resources there are of each kind',
    result: z.object(Object.fromEntries(countKeys.map((key) => [key, count])) as Record<CountKey, typeof count>),
    codes: ['SUCCESS'],
  },
  'specialities.list': {
    summary: 'All specialities, by name',
    result: z.array(specialitySchema),
    codes: ['SUCCESS'],
  },
  'masterdata.list': {
    summary: 'Fixed lists, by type',
    query: z.strictObject({ type: z.enum(['patientSpecialty']) }),
    result: z.array(specialitySchema),
    codes: ['SUCCESS'],
  },
  'authors.list': {
    summary: 'Authors of a kind of content, with how much each wrote',
    query: z.strictObject({ type: z.enum(['ebook']) }),
    result: z.array(authorSchema),
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
} satisfies Record<keyof typeof readingRoutes, OperationShape>;
