import type { contents, publishers, specialities } from '@tvacha/api/schema';
import { type ArticleBlock, type ContentType, contentDetailsSchemas, ebookDetailSchema } from '@tvacha/shared-contract';
import type { ArticleSeed } from './articles/read-articles';
import { type BookSeed, slugOf } from './books/book-seed';
import { pick, seedId } from './seed-id';
import { type SpecialitySlug, specialityNames, specialitySlugs } from './specialities';

export type ContentInsert = typeof contents.$inferInsert & { id: string };

export const specialityId = (slug: SpecialitySlug): string => seedId(`speciality/${slug}`);
export const authorId = (name: string): string => seedId(`author/${name}`);
export const publisherId = (name: PublisherName): string => seedId(`publisher/${name}`);

/** Who publishes, from which city; only the portal's own have a site. */
const publishersOf = {
  'Tvacha Press': { city: 'Bengaluru', website: 'https://press.tvacha.example' },
  'Tvacha Learning': { city: 'Bengaluru', website: 'https://learning.tvacha.example' },
  'Sahyadri Medical Books': { city: 'Pune', website: '' },
  'Nilgiri Academic': { city: 'Coimbatore', website: '' },
  'Hooghly Clinical Press': { city: 'Kolkata', website: '' },
  'Doab Health Publications': { city: 'Lucknow', website: '' },
} as const;
export type PublisherName = keyof typeof publishersOf;
export const publisherNames = Object.keys(publishersOf) as PublisherName[];

export const publisherRows = (): (typeof publishers.$inferInsert)[] =>
  publisherNames.map((name) => ({
    id: publisherId(name),
    name,
    ...publishersOf[name],
  }));

export const specialityRows = (): (typeof specialities.$inferInsert)[] =>
  specialitySlugs.map((slug) => ({ id: specialityId(slug), slug, name: specialityNames[slug] }));

const contentId = (type: ContentType, slug: string) => seedId(`${type}/${slug}`);

const reviewers = ['Dr. Leela Krishnan, MD', 'Dr. Sudha Pillai, MD', 'Dr. Tarun Baruah, MD', 'Dr. Prachi Deshmukh, MS'];

/** Who reviewed a book: never its own author. */
export const reviewerOf = ({ title, author }: Pick<BookSeed, 'title' | 'author'>): string =>
  pick(
    reviewers.filter((name) => !name.startsWith(author)),
    `${title}/reviewer`,
  );

const isoDate = ebookDetailSchema.shape.reviewedOn;

/** An ebook as it lies in the table; `fileKey` where its PDF has been made. */
export function bookRow(book: BookSeed, fileKey: string | null): ContentInsert {
  const { title, summary, speciality, author, publishedOn, ...details } = book;
  const slug = slugOf(title);
  return {
    id: contentId('ebook', slug),
    type: 'ebook',
    slug,
    title,
    summary,
    specialityId: specialityId(speciality),
    authorId: authorId(author),
    publisherId: publisherId('Tvacha Press'),
    publishedOn: isoDate.parse(publishedOn),
    fileKey,
    details: contentDetailsSchemas.ebook.parse({ ...details, reviewer: reviewerOf(book), reviewedOn: publishedOn }),
  };
}

const wordsIn = ({ kind: _kind, ...words }: ArticleBlock): string => JSON.stringify(Object.values(words));

/** Minutes at two hundred words a minute, at least one. */
export const readMinutes = (body: readonly ArticleBlock[]): number =>
  Math.max(
    1,
    Math.round(
      (body
        .map(wordsIn)
        .join(' ')
        .match(/\p{L}+/gu)?.length ?? 0) / 200,
    ),
  );

/** A patient article as it lies in the table. */
export function articleRow(article: ArticleSeed): ContentInsert {
  const { slug, title, summary, section, speciality, publishedOn, ...rest } = article;
  const details = contentDetailsSchemas.article.parse({ ...rest, readMinutes: readMinutes(article.body) });
  return {
    id: contentId('article', slug),
    type: 'article',
    slug,
    title,
    summary,
    section,
    specialityId: specialityId(speciality),
    publishedOn,
    details,
  };
}
