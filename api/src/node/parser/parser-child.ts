import { setPriority } from 'node:os';
import sharp from 'sharp';
import { inThreadParser } from '../../uploads/file-parser';
import { FileError } from '../../uploads/incoming-file';
import { sharpImages } from '../sharp-images';
import type { ParserRequest, ParserResponse } from './parser-messages';

// Calls of others come first.
setPriority(10);
sharp.concurrency(1);
sharp.cache(false);
const parser = inThreadParser(sharpImages());

async function parse({ call, args }: ParserRequest): Promise<ParserResponse> {
  try {
    // The union of calls is not one function to the compiler.
    return { value: await (parser[call] as (...given: unknown[]) => ReturnType<typeof parser.scan>)(...args) };
  } catch (error) {
    // What nobody foresaw is the file's fault too: it was made so.
    return { refused: error instanceof FileError ? error.message : 'This file is damaged' };
  }
}

process.on('message', (request: ParserRequest) => {
  void parse(request).then((response) => process.send?.(response));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
