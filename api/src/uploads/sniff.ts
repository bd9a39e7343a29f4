import { type FileKind, fileKinds } from '@tvacha/shared-contract/uploads';
import { fileTypeFromBuffer } from 'file-type/core';

/** As much of a file as its kind is told by. */
const head = 4096;

/** What a file is by its first bytes; null where it is nothing that is taken. */
export async function sniff(bytes: Uint8Array): Promise<FileKind | null> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, head)).catch(() => undefined);
  const kind = (Object.keys(fileKinds) as FileKind[]).find((one) => fileKinds[one].type === found?.mime);
  return kind ?? null;
}
