import type { BookCoverProps } from '@tvacha/shared-ui/book-cover';
import type { HomeKey } from './messages';

interface Book {
  title: HomeKey;
  author: HomeKey;
  cover: BookCoverProps['cover'];
}

/** The books in the picture of the reading room. They stand in the library, with these covers. */
export const shelf: readonly Book[] = [
  { title: 'shelf.tinea', author: 'shelf.tinea.author', cover: { pattern: 'contours', palette: 'clay', variant: 4 } },
  {
    title: 'shelf.rosacea',
    author: 'shelf.rosacea.author',
    cover: { pattern: 'strands', palette: 'teal', variant: 5 },
  },
  { title: 'shelf.sun', author: 'shelf.sun.author', cover: { pattern: 'discs', palette: 'sand', variant: 6 } },
  { title: 'shelf.light', author: 'shelf.light.author', cover: { pattern: 'strata', palette: 'ink', variant: 3 } },
  {
    title: 'shelf.psoriasis',
    author: 'shelf.psoriasis.author',
    cover: { pattern: 'bricks', palette: 'mist', variant: 2 },
  },
];
