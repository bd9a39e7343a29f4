export type ChapterBlock = { paragraph: string } | { list: readonly string[] };

/** A chapter that several books share, such as how to look at brown skin. */
export interface SharedChapter {
  title: string;
  body: readonly ChapterBlock[];
}
