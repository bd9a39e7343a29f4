import { call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';

interface Opening {
  id: string;
  /** Tells one opening of a book from the next: a link lives 300 s at most, so each opening asks for its own. */
  opening: number;
}

/** The book in the reader with a fresh link to its file; only the present one is kept. */
export const readerLinks = createResource({
  name: 'readerLinks',
  load: ({ id }: Opening) => call('ebooks.details', { query: { id } }),
  keep: 1,
});
