import { z } from 'zod';
import { fields } from '../../content/fields';
import { type Block, wrong } from '../../content/markdown';
import { readFolder, type Source } from '../../content/read-folder';

const text = z.string().min(1);

/** A chapter that several books share, such as how to look at brown skin. */
const chapterSchema = z.strictObject({
  key: z.string().regex(/^[a-z-]+$/, 'Write it in small letters with hyphens between'),
  title: fields.title,
  body: z.array(z.union([z.strictObject({ paragraph: text }), z.strictObject({ list: z.array(text).min(1) })])).min(1),
});

function chapterBlock(block: Block) {
  if (block.kind === 'paragraph') return { paragraph: block.text };
  if (block.kind === 'bullets') return { list: block.items };
  throw wrong(block.line, 'only paragraphs and lists stand in a chapter');
}

const chapterOf = ({ front, blocks }: Source): unknown => ({ ...front, body: blocks.map(chapterBlock) });

const chapters = new Map(
  readFolder('shared-chapters', chapterSchema, chapterOf).map((chapter) => [chapter.key, chapter]),
);

export const isSharedChapter = (key: string): boolean => chapters.has(key);

/** A chapter that belongs in more than one book. */
export function sharedChapter(key: string): z.output<typeof chapterSchema> {
  const chapter = chapters.get(key);
  if (!chapter) throw new Error(`There is no shared chapter ${key}`);
  return chapter;
}
