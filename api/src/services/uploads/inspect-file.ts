import { type FileKind, fileKinds, uploads } from '@tvacha/shared-contract/uploads';
import { cleanName, endingOf, hasDoubleEnding } from '../../uploads/file-name';
import type { CleanImage } from '../../uploads/image-codec';
import { FileError, type IncomingFile } from '../../uploads/incoming-file';
import { sniff } from '../../uploads/sniff';
import type { Ctx } from '../ctx';

/** A file that was looked at and may be stored. */
export interface InspectedFile {
  name: string;
  kind: FileKind;
  bytes: Uint8Array<ArrayBuffer>;
  width?: number;
  height?: number;
  pages?: number;
  thumbnails?: CleanImage['thumbnails'];
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

function checkSize({ purpose, bytes }: IncomingFile): void {
  const { maxBytes } = uploads[purpose];
  if (bytes.byteLength === 0) throw new FileError('This file is empty');
  if (bytes.byteLength > maxBytes) throw new FileError(`This file is larger than ${megabytes(maxBytes)} MB`);
}

/** Refuses a name that says another kind than the bytes do. @throws FileError */
export function checkName(name: string, kind: FileKind): void {
  const endings: readonly string[] = fileKinds[kind].extensions;
  if (hasDoubleEnding(name)) throw new FileError('The name of this file has two endings');
  if (!endings.includes(endingOf(name)))
    throw new FileError(`This file is of another kind than its name says: it should end in .${endings[0]}`);
}

/**
 * Looks at a file before anything of it is kept: size, kind by its bytes and by its name, harm, then what its
 * kind asks for. The cheap looks come first.
 * @throws FileError with words for its sender
 */
export async function inspectFile(ctx: Ctx, file: IncomingFile): Promise<InspectedFile> {
  checkSize(file);
  const kind = await sniff(file.bytes);
  const { accept, thumbnails = [], largest } = uploads[file.purpose];
  if (!kind || !accept.includes(kind)) throw new FileError(`Send one of these kinds of files: ${accept.join(', ')}`);
  const name = cleanName(file.name);
  checkName(name, kind);
  const harm = await ctx.scanner.scan(file.bytes);
  if (harm) throw new FileError(`This file was refused by the scanner: it has ${harm}`);
  if (kind === 'pdf') return { name, kind, bytes: file.bytes, pages: await ctx.parser.readPdf(file.bytes) };
  // Films come as a stream, captions are read as cues.
  if (kind === 'mp4' || kind === 'webm' || kind === 'vtt') throw new Error(`A file of kind ${kind} is not taken here`);
  return { name, ...(await ctx.parser.redraw(file.bytes, kind, thumbnails, largest)) };
}
