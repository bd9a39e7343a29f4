import { type ZodType, z } from 'zod';

/** A page of a list: its rows and how many there are in all. */
export const pageOf = <Item extends ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    dataPerPage: z.number().int(),
  });

/** What `pageOf` describes. */
export interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  dataPerPage: number;
}

/** Page numbers begin at 1. Query values are text, so numbers are coerced. */
export const pageQuery = (most: number, usual: number) => ({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  dataPerPage: z.coerce.number().int().min(1).max(most).default(usual),
});

/** What people search with: one line, without signs that control a machine. */
export const searchText = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u, 'Search with plain words');

/** Small letters, digits and hyphens. */
export const slugSchema = z.string().regex(/^[a-z0-9-]{1,120}$/, 'A slug has small letters, digits and hyphens');
