import { uploads } from '@tvacha/shared-contract/uploads';
import type { UploadPurpose } from '@tvacha/shared-contract/vocabulary';

/** Where the smaller copy of an image lies: beside it. */
export const thumbnailKey = (key: string, width: number): string => key.replace(/(\.\w+)$/, `-${width}$1`);

/** Every key under which something of an upload may lie: the file itself, and its smaller copies. */
export function keysOf(key: string): string[] {
  const [, purpose] = /^uploads\/(\w+)\//.exec(key) ?? [];
  const widths = purpose && Object.hasOwn(uploads, purpose) ? uploads[purpose as UploadPurpose].thumbnails : [];
  return [key, ...(widths ?? []).map((width) => thumbnailKey(key, width))];
}
