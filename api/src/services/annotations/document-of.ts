import { eq } from 'drizzle-orm';
import { createSHA256 } from 'hash-wasm';
import { base64url } from 'jose';
import { contents, files } from '../../db/schema';
import type { FileStore } from '../../files/file-store';
import type { Ctx } from '../ctx';
import { checkReadable } from '../library/kept-content';
import { refuse } from '../refuse';

/** Hashes of files that no upload has counted, by where they lie and which version; a file is read for it once. */
const hashed = new WeakMap<FileStore, Map<string, Promise<string>>>();

async function hashOf(store: FileStore, key: string): Promise<string> {
  const hash = await createSHA256();
  const body = (await store.read(key)) ?? refuse('NOT_FOUND');
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) hash.update(read.value);
  return base64url.encode(hash.digest('binary'));
}

async function rememberedHash(store: FileStore, key: string): Promise<string> {
  const { version } = (await store.stat(key)) ?? refuse('NOT_FOUND');
  const known = hashed.get(store) ?? new Map<string, Promise<string>>();
  hashed.set(store, known);
  const name = `${key} ${version}`;
  const hash = known.get(name) ?? hashOf(store, key);
  known.set(name, hash);
  hash.catch(() => known.delete(name));
  return hash;
}

/**
 * Which bytes the file of a piece has now: SHA-256 in base64url. It is found by a piece that the caller may read, and
 * never named by the caller (SEC-29).
 */
export async function documentOf(ctx: Ctx, contentId: string): Promise<string> {
  await checkReadable(ctx, contentId);
  const [piece] = await ctx.db.select({ key: contents.fileKey }).from(contents).where(eq(contents.id, contentId));
  return hashOfFile(ctx, piece?.key ?? refuse('NOT_FOUND'));
}

/**
 * SHA-256 of a stored file in base64url: as it was counted when it came, else from the store.
 * @throws NOT_FOUND where there is no such file
 */
export async function hashOfFile(ctx: Pick<Ctx, 'db' | 'files'>, key: string): Promise<string> {
  const [upload] = await ctx.db.select({ sha256: files.sha256 }).from(files).where(eq(files.key, key));
  return upload?.sha256 || rememberedHash(ctx.files, key);
}
