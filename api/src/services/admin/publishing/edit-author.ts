import { eq } from 'drizzle-orm';
import { authors } from '../../../db/schema';
import { audit } from '../../audit';
import { inTransaction } from '../../ctx';
import { mapConstraintErrors, one } from '../../rows';
import type { Verb } from '../../verb';
import { findWriter } from './find-writer';

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
    await mapConstraintErrors(tx.db.update(authors).set(fields).where(eq(authors.id, id)));
    const writer = await findWriter(tx, id);
    await audit(tx, { action: 'author.updated', subjectType, subjectId: id, details: { name: fields.name } });
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
