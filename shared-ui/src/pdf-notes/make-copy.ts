import { withRetry } from '@tvacha/shared-core/lazy-part';
import type { SlotStage } from '../pdf/reader-slots';
import { standing } from './mark-list';
import type { Notebook } from './notebook';
import { stacked } from './picture-order';

/** A library that writes PDFs comes with it, so it is fetched when somebody asks for a copy. */
const loadCopying = () => withRetry(() => import(/* webpackChunkName: "pdf-copy" */ './copy/copy-with-notes'));

async function bytesOf(file: Uint8Array<ArrayBufferLike> | string): Promise<Uint8Array<ArrayBufferLike>> {
  if (typeof file !== 'string') return file;
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`The file is answered with ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * The document with what was written in it; nothing where the file is locked.
 * @throws where the file, a picture or what writes the copy does not come
 */
export async function makeCopy(
  book: Notebook,
  getFile: SlotStage['getFile'],
  { isForPrint = false } = {},
): Promise<Uint8Array<ArrayBufferLike> | undefined> {
  const [{ copyWithNotes, LockedFile }, bytes] = await Promise.all([loadCopying(), getFile().then(bytesOf)]);
  const { author, changedAt, pictures } = book;
  try {
    return await copyWithNotes(bytes, {
      marks: stacked(standing(book.get().list)),
      author,
      changedAt,
      isForPrint,
      openPicture: pictures.open,
    });
  } catch (error) {
    if (error instanceof LockedFile) return undefined;
    throw error;
  }
}
