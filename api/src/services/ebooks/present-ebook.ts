import { contentDetailsSchemas, type Ebook } from '@tvacha/shared-contract';
import { authors, contents, specialities } from '../../db/schema';
import { presentSpeciality } from '../reading/present-speciality';

/** What only an ebook has, in `contents.details`. */
export const ebookDetailsSchema = contentDetailsSchemas.ebook;

/** The columns an ebook is presented from. */
export const ebookColumns = {
  id: contents.id,
  slug: contents.slug,
  title: contents.title,
  summary: contents.summary,
  publishedOn: contents.publishedOn,
  details: contents.details,
  author: { id: authors.id, name: authors.name },
  speciality: { id: specialities.id, slug: specialities.slug, name: specialities.name },
};

interface EbookRow {
  id: string;
  slug: string;
  title: string;
  summary: string;
  publishedOn: string;
  details: Record<string, unknown>;
  author: { id: string; name: string };
  speciality: { id: string; slug: string; name: string };
}

const newFor = 60 * 24 * 60 * 60 * 1000;

/** An ebook as the contract has it; new for sixty days. */
export function presentEbook(row: EbookRow, now: Date): Ebook {
  const { pages, cover } = ebookDetailsSchema.parse(row.details);
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    author: { _id: row.author.id, name: row.author.name },
    subSpeciality: presentSpeciality(row.speciality),
    publishedOn: row.publishedOn,
    pages,
    cover,
    isNew: now.getTime() - Date.parse(row.publishedOn) < newFor,
  };
}
