import { setPriority } from 'node:os';
import sharp from 'sharp';
import { inThreadParser } from '../../uploads/file-parser';
import { FileError } from '../../uploads/incoming-file';
import { makeReadingCopy } from '../../uploads/reading-copy';
import { sharpImages } from '../sharp-images';
import type { ParserPiece, ParserRequest, ParserResponse, ParserWant } from './parser-messages';
import { readPages } from './read-pages';

// Calls of others come first.
setPriority(10);
sharp.concurrency(1);
sharp.cache(false);
const parser = { ...inThreadParser(sharpImages()), readPages, makeReadingCopy };

const wanted = new Map<number, (bytes: Uint8Array) => void>();
let last = 0;

/** Asks the process that started this one for bytes of the film. */
const read = (...want: ParserWant['want']) =>
  new Promise<Uint8Array>((resolve) => {
    last += 1;
    wanted.set(last, resolve);
    process.send?.({ want, id: last } satisfies ParserWant);
  });

/** A film is not sent along: it is read where it lies. */
const argsOf = ({ call, args }: ParserRequest): unknown[] =>
  call === 'readFilm' ? [{ ...args[0], read }, args[1]] : args;

async function parse(request: ParserRequest): Promise<ParserResponse> {
  try {
    // The union of calls is not one function to the compiler.
    const call = parser[request.call] as (...given: unknown[]) => ReturnType<typeof parser.scan>;
    return { value: await call(...argsOf(request)) };
  } catch (error) {
    // What nobody foresaw is the file's fault too: it was made so.
    return { refused: error instanceof FileError ? error.message : 'This file is damaged' };
  }
}

process.on('message', (message: ParserRequest | ParserPiece) => {
  if ('piece' in message) {
    wanted.get(message.id)?.(message.piece);
    wanted.delete(message.id);
    return;
  }
  void parse(message).then((response) => process.send?.(response));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
