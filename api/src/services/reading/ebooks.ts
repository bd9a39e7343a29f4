import { contentDetailsSchemas, type Ebook } from '@tvacha/shared-contract';
import { findContent } from '../contents/find-content';
import { listContents } from '../contents/list-contents';
import { columnsOf, isNew, type ListedRow, pickColumns } from '../contents/listed-row';
import { peopleOf } from '../contents/people';
import { pagesOfTitles } from '../documents/chapter-pages';
import { linkToRead } from '../documents/find-document';
import { booksBegun } from '../library/places';
import { noteRead } from '../telemetry/bump';
import type { Verb } from '../verb';
import { presentSpeciality } from './specialities';

/** What only an ebook has, in `contents.details`. */
const ebookDetailsSchema = contentDetailsSchemas.ebook;
const cardSchema = ebookDetailsSchema.pick({ pages: true, cover: true });

/** What an ebook of a list is presented from. */
const ebookColumns = pickColumns(columnsOf(Object.keys(cardSchema.shape), 0), [
  'id',
  'slug',
  'title',
  'publishedOn',
  'details',
  'speciality',
  'author',
]);

/** An ebook as the contract has it; every one of them has an author and a speciality. */
function presentEbook(row: Pick<ListedRow, keyof typeof ebookColumns>, now: Date): Ebook {
  const { author, speciality } = row;
  if (!author || !speciality) throw new Error(`Ebook ${row.id} has no author or no speciality`);
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    author: { _id: author.id, name: author.name },
    people: peopleOf('ebook', row),
    subSpeciality: presentSpeciality(speciality),
    publishedOn: row.publishedOn,
    ...cardSchema.parse(row.details),
    isNew: isNew(row.publishedOn, now),
  };
}

/** Ebooks by author and sub-speciality, searched and sorted; up to a thousand at once, so without their summaries. */
export const listEbooks: Verb<'ebooks.list'> = async ({ ctx, input }) => {
  const now = ctx.clock.now();
  const begun = await booksBegun(ctx);
  const result = await listContents(ctx, {
    type: 'ebook',
    query: input.query,
    columns: ebookColumns,
    present: (row) => ({ ...presentEbook(row, now), progress: begun.get(row.id) }),
  });
  return { code: 'SUCCESS', result };
};

/** One ebook, with a link to its file that is good for this user and some minutes only (SEC-31). */
export const showEbook: Verb<'ebooks.details'> = async ({ ctx, input }) => {
  const row = await findContent(ctx, 'ebook', 'id', input.query.id);
  const details = ebookDetailsSchema.parse(row.details);
  const result = {
    ...presentEbook(row, ctx.clock.now()),
    ...details,
    contentPages: await pagesOfTitles(ctx, row.fileKey, details.contents),
    summary: row.summary,
    fileUrl: await linkToRead(ctx, row.fileKey),
  };
  noteRead(ctx, 'ebook', row.id);
  return { code: 'SUCCESS', result };
};
