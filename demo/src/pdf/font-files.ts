import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff';

const files = {
  text: '@fontsource/newsreader/files/newsreader-latin-400-normal.woff',
  italic: '@fontsource/newsreader/files/newsreader-latin-400-italic.woff',
  display: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
  label: '@fontsource/inter/files/inter-latin-500-normal.woff',
};

export type FontFiles = Record<keyof typeof files, Uint8Array>;

/** The faces books are set in, as they lie in their packages. */
export async function readFontFiles(): Promise<FontFiles> {
  const { resolve } = createRequire(import.meta.url);
  const [text, italic, display, label] = await Promise.all(
    [files.text, files.italic, files.display, files.label].map(async (name) =>
      unpackWoff(await readFile(resolve(name))),
    ),
  );
  if (!text || !italic || !display || !label) throw new Error('A font file is missing');
  return { text, italic, display, label };
}
