import { z } from 'zod';
import { byId, done, emptyLine, line, note, number } from '../../entities/admin';
import { pageOf, pageQuery, searchText } from '../../entities/page';
import { idSchema } from '../../entities/user';
import type { OperationShape } from '../../operation';
import type { AreaOperationId } from '../../routes';

const list = z.strictObject({
  search: searchText.optional(),
  sort: z.enum(['name', 'newest']).default('name'),
  ...pageQuery(100, 20),
});

const website = z.union([z.literal(''), z.url({ protocol: /^https$/, error: 'Give an https address' }).max(300)]);
const publisherFields = z.strictObject({
  name: line(120),
  city: emptyLine(80).default(''),
  website: website.default(''),
});
const authorFields = z.strictObject({ name: line(120), about: note(2000).default('') });

/** `works` counts contents of every state. */
export const publisherSchema = z.object({
  _id: idSchema,
  name: z.string(),
  city: z.string(),
  website: z.string(),
  works: number,
});
export type Publisher = z.output<typeof publisherSchema>;

export const writerSchema = z.object({ _id: idSchema, name: z.string(), about: z.string(), works: number });
export type Writer = z.output<typeof writerSchema>;

export const adminPublishingOperations = {
  'admin.publishers.list': {
    summary: 'Publishers',
    query: list,
    result: pageOf(publisherSchema),
    codes: ['SUCCESS'],
  },
  'admin.publishers.create': {
    summary: 'Add a publisher',
    body: publisherFields,
    result: publisherSchema,
    codes: ['SUCCESS', 'CONFLICT'],
  },
  'admin.publishers.update': {
    summary: 'Change a publisher',
    body: publisherFields.extend({ id: idSchema }),
    result: publisherSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.publishers.delete': {
    summary: 'Remove a publisher who has no works',
    query: byId,
    result: done,
    codes: ['DELETED', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.authors.list': {
    summary: 'Authors',
    query: list,
    result: pageOf(writerSchema),
    codes: ['SUCCESS'],
  },
  'admin.authors.create': {
    summary: 'Add an author',
    body: authorFields,
    result: writerSchema,
    codes: ['AUTHOR_CREATE_SUCCESS', 'CONFLICT'],
  },
  'admin.authors.update': {
    summary: 'Change an author',
    body: authorFields.extend({ id: idSchema }),
    result: writerSchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.authors.delete': {
    summary: 'Remove an author who has no works',
    query: byId,
    result: done,
    codes: ['DELETED', 'NOT_FOUND', 'CONFLICT'],
  },
} satisfies Record<AreaOperationId<'admin/publishing'>, OperationShape>;
