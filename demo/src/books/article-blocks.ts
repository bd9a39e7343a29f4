import type { ArticleBlock } from '@tvacha/shared-contract';
import type { ChapterBlock } from './chapter';

/** A block of an article or a lesson as it stands in a book. */
export function chapterBlocksOf(block: ArticleBlock): ChapterBlock[] {
  switch (block.kind) {
    case 'heading':
      return [{ heading: block.text }];
    case 'paragraph':
      return [{ paragraph: block.text }];
    case 'list':
      return [{ list: block.items }];
    case 'steps':
      return [{ list: block.items.map(({ title, text }) => `${title} ${text}`) }];
    case 'warning':
      return [{ heading: block.title }, { paragraph: block.text }];
    case 'mythFact':
      return [{ list: [`Myth: ${block.myth}`, `Fact: ${block.fact}`] }];
    // Drawings of the site are no drawings of a page.
    case 'figure':
      return [];
  }
}
