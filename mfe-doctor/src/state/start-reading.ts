import type { EbookDetail } from '@tvacha/shared-contract';
import { showEbook } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { createResource, type LoadOptions } from '@tvacha/shared-core/resources';

/** The first of these books, in their order, that has a file to read. */
async function firstWithFile({ ids }: { ids: readonly string[] }, options: LoadOptions): Promise<EbookDetail | null> {
  for (const id of ids) {
    const ebook = await call(showEbook, { query: { id } }, options);
    if (ebook.fileUrl !== null) return ebook;
  }
  return null;
}

export const startReading = createResource({ name: 'startReading', load: firstWithFile, keep: 1 });
