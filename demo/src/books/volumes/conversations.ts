import { z } from 'zod';
import { fields } from '../../content/fields';
import { type Block, partsOf, wrong } from '../../content/markdown';
import { readFolder, type Source } from '../../content/read-folder';
import type { ChapterBlock } from '../chapter';
import { monographSchema } from '../monographs/monograph';
import type { Volume } from './volume';

const text = z.string().min(1);
const block = z.union([
  z.strictObject({ paragraph: text }),
  z.strictObject({ list: z.array(text).min(1) }),
]) satisfies z.ZodType<ChapterBlock>;
const chapter = z.strictObject({ title: text, body: z.array(block).min(1), seeAlso: z.array(text).optional() });

/** A book that is written out in Hindi. */
const schema = z.strictObject({
  ...fields,
  author: monographSchema.shape.author,
  cover: monographSchema.shape.cover,
  /** Titles of the parts, each with how many chapters it has. */
  parts: z.array(z.strictObject({ title: text, chapters: z.number().int().min(1) })).min(1),
  /** The first is the preface. */
  chapters: z.array(chapter).min(2),
});

/** A list whose first word says so names other chapters. */
const named = 'यह भी देखें:';

function blockOf(block: Block) {
  if (block.kind === 'paragraph') return { paragraph: block.text };
  if (block.kind === 'bullets') return { list: block.items };
  throw wrong(block.line, 'only paragraphs and lists stand in a chapter');
}

function chapterOf({ heading, blocks }: { heading: string; blocks: Block[] }) {
  const last = blocks.at(-1);
  const seeAlso = last?.kind === 'paragraph' && last.text.startsWith(named) ? last.text.slice(named.length) : null;
  const body = (seeAlso === null ? blocks : blocks.slice(0, -1)).map(blockOf);
  return {
    title: heading,
    body,
    ...(seeAlso === null ? {} : { seeAlso: seeAlso.split(';').map((title) => title.trim()) }),
  };
}

const bookOf = ({ front, blocks }: Source): unknown => ({ ...front, chapters: partsOf(blocks).parts.map(chapterOf) });

/** What a doctor says to patients in Hindi, condition by condition. */
export const conversations: readonly Volume[] = readFolder('conversations', schema, bookOf).map((book) => {
  const [preface, ...chapters] = book.chapters;
  if (!preface) throw new Error(`${book.title} has no preface`);
  let from = 0;
  const parts = book.parts.map(({ title, chapters: count }) => {
    from += count;
    return { title, chapters: chapters.slice(from - count, from) };
  });
  return { ...book, language: 'hi-IN', preface, parts };
});
