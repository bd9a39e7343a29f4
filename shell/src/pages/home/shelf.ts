import type { BookCoverProps } from '@tvacha/shared-ui/book-cover';
import type { MessageKey } from '../../messages';

interface Book {
  title: MessageKey;
  author: MessageKey;
  cover: BookCoverProps['cover'];
}

/** The books in the picture of the reading room. */
export const shelf: readonly Book[] = [
  { title: 'shelf.tinea', author: 'shelf.tinea.author', cover: { pattern: 'contours', palette: 'clay', variant: 1 } },
  { title: 'shelf.hair', author: 'shelf.hair.author', cover: { pattern: 'strands', palette: 'teal', variant: 2 } },
  { title: 'shelf.acne', author: 'shelf.acne.author', cover: { pattern: 'discs', palette: 'sand', variant: 0 } },
  { title: 'shelf.pigment', author: 'shelf.pigment.author', cover: { pattern: 'strata', palette: 'ink', variant: 3 } },
  { title: 'shelf.eczema', author: 'shelf.eczema.author', cover: { pattern: 'bricks', palette: 'mist', variant: 1 } },
];
