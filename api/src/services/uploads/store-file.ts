import { isStaff } from '@tvacha/shared-contract';
import { fileKinds } from '@tvacha/shared-contract/uploads';
import type { UploadPurpose } from '@tvacha/shared-contract/vocabulary';
import { and, count, eq, gt, inArray, min, sum } from 'drizzle-orm';
import { base64url } from 'jose';
import { type FileRow, files, refusedFiles } from '../../db/schema';
import { keysOf, thumbnailKey } from '../../files/thumbnails';
import { takeAdvisoryLock } from '../advisory-lock';
import { type Ctx, inTransaction, onRollback } from '../ctx';
import { refuse } from '../refuse';
import type { InspectedFile } from './inspect-file';

const dayLong = 86_400_000;

async function sentSince({ db }: Ctx, table: typeof files | typeof refusedFiles, ownerId: string, since: Date) {
  const [sent] = await db
    .select({ files: count(), bytes: sum(table.size).mapWith(Number), oldest: min(table.createdAt) })
    .from(table)
    .where(and(eq(table.ownerId, ownerId), gt(table.createdAt, since)));
  return { files: sent?.files ?? 0, bytes: sent?.bytes ?? 0, oldest: sent?.oldest?.getTime() ?? Infinity };
}

/**
 * Refuses what would take a person over their files or bytes of the last 24 hours, refused ones counted (SEC-34).
 * It binds two calls at once only under a lock of the person.
 */
export async function checkQuota(ctx: Ctx, ownerId: string, added: { files: number; bytes: number }): Promise<void> {
  const now = ctx.clock.now().getTime();
  const { member, staff } = ctx.config.uploads.daily;
  const most = isStaff(ctx.caller.role) ? staff : member;
  const since = new Date(now - dayLong);
  const taken = await sentSince(ctx, files, ownerId, since);
  const refused = await sentSince(ctx, refusedFiles, ownerId, since);
  const total = {
    files: taken.files + refused.files + added.files,
    bytes: taken.bytes + refused.bytes + added.bytes,
  };
  if (total.files <= most.files && total.bytes <= most.bytes) return;
  const oldest = Math.min(taken.oldest, refused.oldest, now);
  refuse('RATE_LIMITED', { retryAfter: (oldest + dayLong - now) / 1000 });
}

export interface NewFile extends InspectedFile {
  purpose: UploadPurpose;
}

const hashOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

async function rowOf(ctx: Ctx, ownerId: string, file: NewFile) {
  const { purpose, name, kind, bytes, width, height, pages, thumbnails = [] } = file;
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
    thumbnails: thumbnails.map((small) => small.width),
    createdAt: ctx.clock.now(),
  };
}

/** Writes the rows of files that are about to be put; calls of one person take turns, so that two at once are not both let through. */
export function reserve(ctx: Ctx, ownerId: string, rows: (typeof files.$inferInsert)[]): Promise<void> {
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
    await Promise.allSettled(rows.flatMap(({ key }) => keysOf(key)).map((key) => ctx.files.remove(key)));
  };
  onRollback(ctx, remove);
  try {
    for (const [at, { key, type }] of rows.entries()) {
      const { bytes, thumbnails = [] } = given[at] as NewFile;
      await ctx.files.put(key, bytes, type);
      for (const small of thumbnails) await ctx.files.put(thumbnailKey(key, small.width), small.bytes, type);
    }
  } catch (error) {
    await remove();
    const ids = rows.map(({ id }) => id);
    await ctx.db.delete(files).where(inArray(files.id, ids));
    throw error;
  }
  return rows;
}
