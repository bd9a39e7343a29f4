import { contentDetailsSchemas, type Ebook } from '@tvacha/shared-contract';
import { columnsOf, isNew, type ListedRow, pickColumns } from '../contents/listed-row';
import { presentSpeciality } from './present-speciality';

/** What only an ebook has, in `contents.details`. */
export const ebookDetailsSchema = contentDetailsSchemas.ebook;
const cardSchema = ebookDetailsSchema.pick({ pages: true, cover: true });

/** What an ebook of a list is presented from. */
export const ebookColumns = pickColumns(columnsOf(Object.keys(cardSchema.shape), 0), [
  'id',
  'slug',
  'title',
  'publishedOn',
  'details',
  'speciality',
  'author',
]);

/** An ebook as the contract has it; every one of them has an author and a speciality. */
export function presentEbook(row: Pick<ListedRow, keyof typeof ebookColumns>, now: Date): Ebook {
  const { author, speciality } = row;
  if (!author || !speciality) throw new Error(`Ebook ${row.id} has no author or no speciality`);
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    author: { _id: author.id, name: author.name },
    subSpeciality: presentSpeciality(speciality),
    publishedOn: row.publishedOn,
    ...cardSchema.parse(row.details),
    isNew: isNew(row.publishedOn, now),
  };
}
