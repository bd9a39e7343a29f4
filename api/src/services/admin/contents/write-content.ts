import type { ContentType } from '@tvacha/shared-contract/content-kinds';
import { and, eq, inArray, like } from 'drizzle-orm';
import { contents, files, films } from '../../../db/schema';
import { takeAdvisoryLock } from '../../advisory-lock';
import { audit } from '../../audit';
import { changesOf } from '../../audit-changes';
import { type Ctx, inTransaction } from '../../ctx';
import { indianDay } from '../../indian-day';
import { refuse } from '../../refuse';
import { one } from '../../rows';
import { releaseFiles } from '../../uploads/claim-files';
import type { Verb } from '../../verb';
import { nextStamp } from '../../versions';
import { lockContent } from './find-content';
import { findDetail } from './list-contents';
import { countTaken, replaceParts } from './parts';
import { readContent } from './read-content';

const longest = 80;

/** A title as an address writes it; the type where nothing of the title can be written so. */
function slugOf(title: string, type: ContentType): string {
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
async function freeSlug(ctx: Ctx, title: string, type: ContentType): Promise<string> {
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

const subjectType = 'content';

/** Begins a draft under an address made of its title. */
export const createContent: Verb<'admin.contents.create'> = async ({ ctx, input: { body } }) => {
  const { type, ...written } = body;
  const result = await inTransaction(ctx, async (tx) => {
    const fields = await readContent(tx, type, written);
    // Two titles alike at the same time take turns, so that each gets an address of its own.
    await takeAdvisoryLock(tx, 'slugs', type);
    const row = {
      publishedOn: indianDay(ctx.clock.now()),
      ...fields,
      type,
      slug: await freeSlug(tx, written.title, type),
      status: 'draft' as const,
      createdBy: ctx.caller.userId,
      createdAt: ctx.clock.now(),
      updatedAt: ctx.clock.now(),
    };
    const { id } = one(await tx.db.insert(contents).values(row).returning({ id: contents.id }));
    await replaceParts(tx, { id, type }, written);
    const content = await findDetail(tx, id);
    await audit(tx, { action: 'content.created', subjectType, subjectId: id, details: { type, title: row.title } });
    return content;
  });
  return { code: 'SUCCESS', result };
};

/**
 * Writes content anew. What is published is taken back first. Whoever writes is its writer from then on, so what
 * is approved has always been seen by two.
 */
export const updateContent: Verb<'admin.contents.update'> = async ({ ctx, input: { body } }) => {
  const { id, updatedAt, type, ...written } = body;
  const result = await inTransaction(ctx, async (tx) => {
    const before = await lockContent(tx, { id, updatedAt });
    if (before.status === 'published' || before.type !== type) refuse('CONFLICT');
    const fields = await readContent(tx, before.type, written);
    await tx.db
      .update(contents)
      .set({ ...fields, status: 'draft', createdBy: ctx.caller.userId, updatedAt: nextStamp(ctx, before) })
      .where(eq(contents.id, id));
    await replaceParts(tx, before, written);
    const content = await findDetail(tx, id);
    const details = { title: before.title, ...changesOf(before, fields) };
    await audit(tx, { action: 'content.updated', subjectType, subjectId: id, details });
    return content;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};

/** Deletes a draft or what was turned down; CONFLICT where members took part in it while it was published. */
export const deleteContent: Verb<'admin.contents.delete'> = async ({ ctx, input }) => {
  const { id } = input.query;
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(contents).where(eq(contents.id, id)).for('update');
    if (!row) refuse('NOT_FOUND');
    const { status, type, title, fileKey, coverKey } = row;
    if (status === 'published' || status === 'pending' || (await countTaken(tx, row)) > 0) refuse('CONFLICT');
    const keys = [fileKey, coverKey].filter((key) => key !== null);
    if (keys.length > 0) await tx.db.update(files).set({ claimedAt: null }).where(inArray(files.key, keys));
    const [film] = await tx.db.select().from(films).where(eq(films.contentId, id));
    await releaseFiles(
      tx,
      [film?.fileId, film?.posterId].filter((fileId) => typeof fileId === 'string'),
    );
    await tx.db.delete(contents).where(eq(contents.id, id));
    await audit(tx, { action: 'content.deleted', subjectType: 'content', subjectId: id, details: { type, title } });
  });
  return { code: 'DELETED', result: null };
};
