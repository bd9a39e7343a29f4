import { eq } from 'drizzle-orm';
import { authors } from '../../../db/schema';
import { audit } from '../../audit';
import { inTransaction } from '../../ctx';
import { mapConstraintErrors, one } from '../../rows';
import type { Answer, VerbCall } from '../../verb';
import { findWriter } from './find-writer';

const subjectType = 'author';

/** Adds an author; CONFLICT where there is one of this name. */
export async function createWriter({
  ctx,
  input: { body },
}: VerbCall<'admin.authors.create'>): Promise<Answer<'admin.authors.create'>> {
  const result = await inTransaction(ctx, async (tx) => {
    const { id } = one(await mapConstraintErrors(tx.db.insert(authors).values(body).returning({ id: authors.id })));
    const writer = await findWriter(tx, id);
    await audit(tx, { action: 'author.created', subjectType, subjectId: id, details: { name: body.name } });
    return writer;
  });
  return { code: 'AUTHOR_CREATE_SUCCESS', result };
}

export async function updateWriter({
  ctx,
  input: { body },
}: VerbCall<'admin.authors.update'>): Promise<Answer<'admin.authors.update'>> {
  const { id, ...fields } = body;
  const result = await inTransaction(ctx, async (tx) => {
    await mapConstraintErrors(tx.db.update(authors).set(fields).where(eq(authors.id, id)));
    const writer = await findWriter(tx, id);
    await audit(tx, { action: 'author.updated', subjectType, subjectId: id, details: { name: fields.name } });
    return writer;
  });
  return { code: 'UPDATE_SUCCCESS', result };
}

/** Removes an author; CONFLICT while there are works of theirs. */
export async function deleteWriter({
  ctx,
  input,
}: VerbCall<'admin.authors.delete'>): Promise<Answer<'admin.authors.delete'>> {
  const { id } = input.query;
  await inTransaction(ctx, async (tx) => {
    const { name } = one(
      await mapConstraintErrors(tx.db.delete(authors).where(eq(authors.id, id)).returning({ name: authors.name })),
    );
    await audit(tx, { action: 'author.deleted', subjectType, subjectId: id, details: { name } });
  });
  return { code: 'DELETED', result: null };
}
