import type { UploadItem } from '@tvacha/shared-ui/file-upload';

/** The files themselves, by the id of their row: the store keeps what is known of them. */
const held = new Map<string, File>();

export function holdFiles(files: readonly File[]): UploadItem[] {
  return files.map((file) => {
    const id = crypto.randomUUID();
    held.set(id, file);
    return { id, name: file.name, size: file.size, status: 'waiting' };
  });
}

export const heldFile = (id: string): File | undefined => held.get(id);
export const letGo = (id: string): void => void held.delete(id);
