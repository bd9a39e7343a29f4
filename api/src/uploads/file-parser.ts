import { maxPixels } from '@tvacha/shared-contract/uploads';
import type { CleanImage, ImageCodec } from './image-codec';
import { FileError } from './incoming-file';
import { markScanner } from './mark-scanner';
import { measure } from './measure';
import { type FilmFacts, type FilmKind, type FilmSource, readFilm } from './read-film';
import { readPdf } from './read-pdf';
import type { Scanner } from './scanner';

/**
 * Reads files of strangers. In Node it does so in another process, with bounds of time and memory: a file that
 * outruns them is refused like one that is damaged.
 */
export interface FileParser extends Scanner {
  /** How many pages a PDF has. @throws FileError where it is damaged, too much, or holds what acts (SEC-33) */
  readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<number>;
  /** What the container of a film says. @throws FileError where it is damaged, too long or too large (SEC-33) */
  readFilm(source: FilmSource, kind: FilmKind): Promise<FilmFacts>;
  /** An image drawn anew, with smaller copies of these widths. @throws FileError where it is damaged or has too many pixels (SEC-32) */
  redraw: ImageCodec['redraw'];
}

async function redraw(
  codec: ImageCodec,
  ...[bytes, kind, ...sizes]: Parameters<ImageCodec['redraw']>
): Promise<CleanImage> {
  const { width, height } = measure(bytes);
  if (width * height > maxPixels)
    throw new FileError(`This image has more than ${maxPixels / 1_000_000} million pixels`);
  try {
    return await codec.redraw(bytes, kind, ...sizes);
  } catch {
    throw new FileError('This image is damaged');
  }
}

/** Reads files where it is called: in the process that is apart, in the mock's browser and in tests. */
export const inThreadParser = (codec: ImageCodec): FileParser => ({
  ...markScanner(),
  readPdf,
  readFilm,
  redraw: (...image) => redraw(codec, ...image),
});
