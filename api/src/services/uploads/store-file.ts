import { fileKinds } from '@tvacha/shared-contract/uploads';
import type { UploadPurpose } from '@tvacha/shared-contract/vocabulary';
import { inArray } from 'drizzle-orm';
import { base64url } from 'jose';
import { type FileRow, files } from '../../db/schema';
import { takeAdvisoryLock } from '../advisory-lock';
import { type Ctx, inTransaction, onRollback } from '../ctx';
import { checkQuota } from './check-quota';
import type { InspectedFile } from './inspect-file';

export interface NewFile extends InspectedFile {
  purpose: UploadPurpose;
}

const hashOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

async function rowOf(ctx: Ctx, ownerId: string, file: NewFile) {
  const { purpose, name, kind, bytes, width, height, pages } = file;
  const { type, extensions } = fileKinds[kind];
  return {
    id: crypto.randomUUID(),
    ownerId,
    key: `uploads/${purpose}/${crypto.randomUUID()}.${extensions[0]}`,
    purpose,
    name,
    type,
    size: bytes.byteLength,
    sha256: await hashOf(bytes),
    width,
    height,
    pages,
    createdAt: ctx.clock.now(),
  };
}

/** Calls of one person take turns, so that two at once are not both let through. */
function reserve(ctx: Ctx, ownerId: string, rows: (typeof files.$inferInsert)[]): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await takeAdvisoryLock(tx, 'uploads', ownerId);
    const bytes = rows.reduce((sum, { size }) => sum + size, 0);
    await checkQuota(tx, ownerId, { files: rows.length, bytes });
    await tx.db.insert(files).values(rows);
  });
}

/**
 * Writes the rows of files, which takes them off the quota of the day, then puts their bytes into the store under
 * random names: all or none. The store is not waited for in a transaction, unless the caller has opened one. A
 * process that is killed in between leaves rows that go with the orphans, never bytes without a row.
 */
export async function storeFiles(
  ctx: Ctx,
  ownerId: string,
  given: readonly NewFile[],
): Promise<Pick<FileRow, 'id' | 'key'>[]> {
  const rows = await Promise.all(given.map((file) => rowOf(ctx, ownerId, file)));
  await reserve(ctx, ownerId, rows);
  const remove = async () => {
    await Promise.allSettled(rows.map(({ key }) => ctx.files.remove(key)));
  };
  onRollback(ctx, remove);
  try {
    for (const [at, { key, type }] of rows.entries()) {
      const { bytes } = given[at] as NewFile;
      await ctx.files.put(key, bytes, type);
    }
  } catch (error) {
    await remove();
    const ids = rows.map(({ id }) => id);
    await ctx.db.delete(files).where(inArray(files.id, ids));
    throw error;
  }
  return rows;
}
