import type { z } from 'zod';
import { readFolder } from '../../content/read-folder';
import { chapterOf, chapterSchema } from './read-chapters';

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
