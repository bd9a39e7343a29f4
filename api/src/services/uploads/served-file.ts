import { uploads } from '@tvacha/shared-contract/uploads';
import { and, eq, isNotNull } from 'drizzle-orm';
import { type FileRow, files, users } from '../../db/schema';
import type { Ctx } from '../ctx';

/** A file that everyone may fetch: for a public purpose, held by a record; a portrait only of a listed doctor. */
export async function findPublicFile({ db }: Pick<Ctx, 'db'>, key: string): Promise<FileRow | null> {
  const [found] = await db
    .select({ file: files, listed: users.listed })
    .from(files)
    .leftJoin(users, eq(users.id, files.ownerId))
    .where(and(eq(files.key, key), isNotNull(files.claimedAt)));
  if (!found || !uploads[found.file.purpose].public) return null;
  return found.file.purpose === 'profilePic' && !found.listed ? null : found.file;
}

/** What a stored file is called: as its owner did, or as its key ends. */
export async function nameFile({ db }: Pick<Ctx, 'db'>, key: string): Promise<string> {
  const [row] = await db.select({ name: files.name }).from(files).where(eq(files.key, key));
  return row?.name ?? key.slice(key.lastIndexOf('/') + 1);
}
