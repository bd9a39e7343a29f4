import type { Cover } from '@tvacha/shared-contract';
import type { SpecialitySlug } from '../specialities';

/** An ebook as it is composed or written here; ids are added by the seed. */
export interface BookSeed {
  title: string;
  summary: string;
  speciality: SpecialitySlug;
  author: string;
  publishedOn: string;
  pages: number;
  cover: Cover;
  contents: readonly string[];
}

/** The part of an address that names a title. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
