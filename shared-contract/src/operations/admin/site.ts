import { z } from 'zod';
import { byId, done, line, number } from '../../entities/admin';
import { pageOf, pageQuery, searchText } from '../../entities/page';
import { idSchema } from '../../entities/user';
import type { OperationShape } from '../../operation';
import type { AreaOperationId } from '../../routes';

export const officeSiteEntrySchema = z.object({
  _id: idSchema,
  title: z.string(),
  url: z.string(),
  position: number,
  visible: z.boolean(),
});
export type OfficeSiteEntry = z.output<typeof officeSiteEntrySchema>;

/** A path of the portal, not of another host as `//example.com` would be, or an https address. */
const url = z.union(
  [
    z
      .string()
      .trim()
      .max(300)
      .regex(/^\/(?![/\\])[\w\-./?=&%~]*$/),
    z.url({ protocol: /^https$/ }).max(300),
  ],
  'Give a path of the portal, or an https address',
);

const fields = z.strictObject({ title: line(120), url, visible: z.boolean().default(true) });

export const adminSiteOperations = {
  'admin.sitemap.list': {
    summary: 'Entries of the site map, shown and hidden, in their order',
    query: z.strictObject({
      search: searchText.optional(),
      sort: z.enum(['position', 'title']).default('position'),
      ...pageQuery(200, 200),
    }),
    result: pageOf(officeSiteEntrySchema),
    codes: ['SUCCESS'],
  },
  'admin.sitemap.create': {
    summary: 'Add an entry at the end',
    body: fields,
    result: officeSiteEntrySchema,
    codes: ['SUCCESS', 'CONFLICT'],
  },
  'admin.sitemap.update': {
    summary: 'Change an entry',
    body: fields.extend({ id: idSchema }),
    result: officeSiteEntrySchema,
    codes: ['UPDATE_SUCCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'admin.sitemap.reorder': {
    summary: 'Put the entries in another order; all of them have to be named',
    body: z.strictObject({ ids: z.array(idSchema).min(1).max(200) }),
    result: z.array(officeSiteEntrySchema),
    codes: ['UPDATE_SUCCCESS', 'CONFLICT'],
  },
  'admin.sitemap.delete': {
    summary: 'Remove an entry',
    query: byId,
    result: done,
    codes: ['DELETED', 'NOT_FOUND'],
  },
} satisfies Record<AreaOperationId<'admin/site'>, OperationShape>;
