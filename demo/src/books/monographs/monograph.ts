import { contentDetailsSchemas } from '@tvacha/shared-contract';
import { z } from 'zod';
import { fields } from '../../content/fields';
import { isSharedChapter } from '../shared-chapters/all-shared-chapters';

const lesion = z.enum(['ring', 'pale', 'plaque', 'brown', 'weals']);
export type Lesion = z.output<typeof lesion>;

const text = z.string().min(1);
const drawings = ['scalp', 'timeline', 'section', 'lens', 'nerve', 'nail', 'depth', 'ellipse', 'grid'] as const;

/** What the drawn figure of a book shows. */
const figure = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tones'), lesion, caption: text }),
  z.strictObject({ kind: z.enum(drawings), caption: text }),
]);
export type FigureSeed = z.output<typeof figure>;

const paragraphs = z.array(text).min(1);
const pairs = z.array(z.tuple([text, text])).min(1);

/** A short book that is written out: what a clinician needs on one condition or skill. */
export const monographSchema = z.strictObject({
  ...fields,
  author: contentDetailsSchemas.ebook.shape.reviewer.regex(/^Dr\. \p{Lu}/u, 'Give a name like Dr. Kavitha Iyer'),
  cover: contentDetailsSchemas.ebook.shape.cover,
  figure,
  history: paragraphs,
  examination: paragraphs,
  differential: pairs,
  investigations: paragraphs,
  ladder: pairs,
  counselling: paragraphs,
  pitfalls: paragraphs,
  /** Keys of chapters that other books have too. */
  shared: z.array(text.refine(isSharedChapter, 'There is no such shared chapter')),
});
export type Monograph = z.output<typeof monographSchema>;
