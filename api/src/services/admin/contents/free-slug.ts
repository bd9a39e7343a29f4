import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { and, eq, like } from 'drizzle-orm';
import { contents } from '../../../db/schema';
import type { Ctx } from '../../ctx';

const longest = 80;

/** A title as an address writes it; the type where nothing of the title can be written so. */
export function slugOf(title: string, type: ContentType): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return slug || type;
}

/** The first address of a title that no content of its type has: `acne`, `acne-2` … */
export async function freeSlug(ctx: Ctx, title: string, type: ContentType): Promise<string> {
  const base = slugOf(title, type);
  const rows = await ctx.db
    .select({ slug: contents.slug })
    .from(contents)
    .where(and(eq(contents.type, type), like(contents.slug, `${base}%`)));
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = base;
  for (let at = 2; taken.has(slug); at += 1) slug = `${base}-${at}`;
  return slug;
}
