import { useState } from 'react';
import type { UploadItem } from './upload-item';

interface Chosen {
  id: string;
  file: File;
}

/** Files that are chosen now and sent with the form that they are of. They are kept as long as its page is open. */
export function useChosenFiles() {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [progress, setProgress] = useState(0);
  return {
    /** As `FileUpload` shows them. */
    items: (isSending: boolean) =>
      chosen.map(({ id, file: { name, size } }): UploadItem => {
        return { id, name, size, status: isSending ? 'sending' : 'waiting', progress };
      }),
    files: chosen.map(({ file }) => file),
    onAdd: (files: readonly File[]) =>
      setChosen((before) => [...before, ...files.map((file) => ({ id: crypto.randomUUID(), file }))]),
    onRemove: (id: string) => setChosen((before) => before.filter((one) => one.id !== id)),
    /** From 0 to 1, for all of them. */
    onProgress: setProgress,
    clear() {
      setChosen([]);
      setProgress(0);
    },
  };
}
