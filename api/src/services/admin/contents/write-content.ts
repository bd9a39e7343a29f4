import { eq } from 'drizzle-orm';
import { contents } from '../../../db/schema';
import { takeAdvisoryLock } from '../../advisory-lock';
import { audit } from '../../audit';
import { inTransaction } from '../../ctx';
import { indianDay } from '../../indian-day';
import { refuse } from '../../refuse';
import { one } from '../../rows';
import type { Verb } from '../../verb';
import { lockContent, nextStamp } from './find-content';
import { freeSlug } from './free-slug';
import { readContent } from './read-content';
import { replaceParts } from './replace-parts';
import { findDetail } from './show-content';

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
    const fields = await readContent(tx, before.type, written, before.details.videoUrl);
    await tx.db
      .update(contents)
      .set({ ...fields, status: 'draft', createdBy: ctx.caller.userId, updatedAt: nextStamp(ctx, before) })
      .where(eq(contents.id, id));
    await replaceParts(tx, before, written);
    const content = await findDetail(tx, id);
    await audit(tx, { action: 'content.updated', subjectType, subjectId: id, details: { title: fields.title } });
    return content;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};
