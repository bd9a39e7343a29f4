import { fileKinds } from '@tvacha/shared-contract/uploads';
import type { UploadPurpose } from '@tvacha/shared-contract/vocabulary';
import { base64url } from 'jose';
import { files } from '../../db/schema';
import { type Ctx, onRollback } from '../ctx';
import type { InspectedFile } from './inspect-file';

export interface NewFile extends InspectedFile {
  purpose: UploadPurpose;
  ownerId: string;
}

const hashOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

/** Puts a file into the store under a random name, and its row beside it; should the transaction fail, both go. */
export async function storeFile(ctx: Ctx, file: NewFile): Promise<{ fileId: string; key: string }> {
  const { purpose, ownerId, name, kind, bytes, width, height, pages } = file;
  const { type, extensions } = fileKinds[kind];
  const fileId = crypto.randomUUID();
  const key = `uploads/${purpose}/${crypto.randomUUID()}.${extensions[0]}`;
  const size = bytes.byteLength;
  const sha256 = await hashOf(bytes);
  const createdAt = ctx.clock.now();
  await ctx.db
    .insert(files)
    .values({ id: fileId, ownerId, key, purpose, name, type, size, sha256, width, height, pages, createdAt });
  onRollback(ctx, () => ctx.files.remove(key));
  await ctx.files.put(key, bytes, type);
  return { fileId, key };
}
