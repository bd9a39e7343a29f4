import { eq } from 'drizzle-orm';
import { authors, publishers } from '../../../db/schema';
import { audit } from '../../audit';
import { changesOf } from '../../audit-changes';
import { inTransaction } from '../../ctx';
import { mapConstraintErrors, one } from '../../rows';
import type { Verb } from '../../verb';
import { findPublisher, findWriter } from './list-writers';

const subjectType = 'author';

/** Adds an author; CONFLICT where there is one of this name. */
export const createWriter: Verb<'admin.authors.create'> = async ({ ctx, input: { body } }) => {
  const result = await inTransaction(ctx, async (tx) => {
    const { id } = one(await mapConstraintErrors(tx.db.insert(authors).values(body).returning({ id: authors.id })));
    const writer = await findWriter(tx, id);
    await audit(tx, { action: 'author.created', subjectType, subjectId: id, details: { name: body.name } });
    return writer;
  });
  return { code: 'AUTHOR_CREATE_SUCCESS', result };
};

export const updateWriter: Verb<'admin.authors.update'> = async ({ ctx, input: { body } }) => {
  const { id, ...fields } = body;
  const result = await inTransaction(ctx, async (tx) => {
    const before = one(await tx.db.select().from(authors).where(eq(authors.id, id)).for('update'));
    await mapConstraintErrors(tx.db.update(authors).set(fields).where(eq(authors.id, id)));
    const writer = await findWriter(tx, id);
    const details = changesOf(before, fields);
    await audit(tx, { action: 'author.updated', subjectType, subjectId: id, details });
    return writer;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};

/** Removes an author; CONFLICT while there are works of theirs. */
export const deleteWriter: Verb<'admin.authors.delete'> = async ({ ctx, input }) => {
  const { id } = input.query;
  await inTransaction(ctx, async (tx) => {
    const { name } = one(
      await mapConstraintErrors(tx.db.delete(authors).where(eq(authors.id, id)).returning({ name: authors.name })),
    );
    await audit(tx, { action: 'author.deleted', subjectType, subjectId: id, details: { name } });
  });
  return { code: 'DELETED', result: null };
};

const publisherType = 'publisher';

/** Adds a publisher; CONFLICT where there is one of this name. */
export const createPublisher: Verb<'admin.publishers.create'> = async ({ ctx, input: { body } }) => {
  const result = await inTransaction(ctx, async (tx) => {
    const { id } = one(
      await mapConstraintErrors(tx.db.insert(publishers).values(body).returning({ id: publishers.id })),
    );
    const publisher = await findPublisher(tx, id);
    await audit(tx, {
      action: 'publisher.created',
      subjectType: publisherType,
      subjectId: id,
      details: { name: body.name },
    });
    return publisher;
  });
  return { code: 'SUCCESS', result };
};

export const updatePublisher: Verb<'admin.publishers.update'> = async ({ ctx, input: { body } }) => {
  const { id, ...fields } = body;
  const result = await inTransaction(ctx, async (tx) => {
    const before = one(await tx.db.select().from(publishers).where(eq(publishers.id, id)).for('update'));
    await mapConstraintErrors(tx.db.update(publishers).set(fields).where(eq(publishers.id, id)));
    const publisher = await findPublisher(tx, id);
    const details = changesOf(before, fields);
    await audit(tx, { action: 'publisher.updated', subjectType: publisherType, subjectId: id, details });
    return publisher;
  });
  return { code: 'UPDATE_SUCCCESS', result };
};

/** Removes a publisher; CONFLICT while there are works of theirs. */
export const deletePublisher: Verb<'admin.publishers.delete'> = async ({ ctx, input }) => {
  const { id } = input.query;
  await inTransaction(ctx, async (tx) => {
    const { name } = one(
      await mapConstraintErrors(
        tx.db.delete(publishers).where(eq(publishers.id, id)).returning({ name: publishers.name }),
      ),
    );
    await audit(tx, { action: 'publisher.deleted', subjectType: publisherType, subjectId: id, details: { name } });
  });
  return { code: 'DELETED', result: null };
};
