import { contentDetailsSchemas, type Ebook } from '@tvacha/shared-contract';
import { isNew, type ListedRow } from '../contents/listed-row';
import { presentSpeciality } from '../reading/present-speciality';

/** What only an ebook has, in `contents.details`. */
export const ebookDetailsSchema = contentDetailsSchemas.ebook;
const cardSchema = ebookDetailsSchema.pick({ pages: true, cover: true });

/** An ebook as the contract has it; every one of them has an author and a speciality. */
export function presentEbook(row: ListedRow, now: Date): Ebook {
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
