import type { authors } from '@tvacha/api/schema';
import { authorId } from '../rows';
import { specialityNames, specialitySlugs } from '../specialities';
import { authorsOf, titled } from './authors';

const fieldsOf = (name: string): string[] =>
  specialitySlugs
    .filter((slug) => authorsOf[slug].some((one) => titled(one) === name))
    .map((slug) => specialityNames[slug]);

/** Authors with what they write on. */
export const authorRows = (names: readonly string[]): (typeof authors.$inferInsert)[] =>
  names.map((name) => {
    const fields = fieldsOf(name).join(', ');
    return { id: authorId(name), name, about: fields ? `Dermatologist; writes on: ${fields}.` : 'Dermatologist.' };
  });
