import { z } from 'zod';
import { annotationLimits } from '../annotations';
import { documentKey, earlierMarkSchema, keptMarkSchema, markSchema, removedMarkSchema } from '../entities/annotation';
import { idSchema } from '../entities/user';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';

const { perCall } = annotationLimits;
const cursor = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const annotationsOperations = {
  'annotations.list': {
    summary: "The caller's own marks in the file of a piece they may read, the changed last; removed ones are named",
    query: z.strictObject({
      contentId: idSchema,
      /** The `last` of an earlier answer: what changed since. */
      after: z.coerce.number().pipe(cursor).default(0),
    }),
    result: z.object({
      document: documentKey,
      items: z.array(keptMarkSchema),
      last: cursor,
      /** There is more behind `last`. */
      more: z.boolean(),
      /** Words were marked in an earlier edition of this piece, and nothing was done about them here yet. */
      hasEarlier: z.boolean(),
    }),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'annotations.earlier': {
    summary:
      "The caller's highlights, notes and texts in earlier editions of a piece that this one knows nothing of, and on which page the highlighted words stand now",
    query: z.strictObject({
      contentId: idSchema,
      /** The `last` of an earlier answer: those behind it. */
      after: idSchema.optional(),
    }),
    result: z.object({
      /** The text of the file as it is now was read; before that no page is known. */
      isRead: z.boolean(),
      items: z.array(earlierMarkSchema),
      /** Where the next answer begins; none at the end. */
      last: idSchema.nullable(),
    }),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'annotations.save': {
    summary:
      'Keep marks and removals; of one mark the later revision wins, and what stands in its place is answered. CONFLICT where the file is another one now, or has 5,000 marks or 20 MB of pictures',
    body: z
      .strictObject({
        contentId: idSchema,
        document: documentKey,
        marks: z.array(markSchema).max(perCall).default([]),
        removed: z.array(removedMarkSchema).max(perCall).default([]),
      })
      .refine(
        ({ marks, removed }) =>
          new Set([...marks, ...removed].map(({ id }) => id)).size === marks.length + removed.length,
        'A mark is named once',
      ),
    result: z.object({
      document: documentKey,
      /** What is kept under each id that was sent. */
      items: z.array(keptMarkSchema),
    }),
    codes: ['SUCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'annotations.pictures.add': {
    summary:
      'Send a picture to be put into a document; it is drawn anew at 1,600 pixels at most, and kept once a mark names it',
    query: z.strictObject({ contentId: idSchema }),
    body: z.strictObject({}),
    files: { picture: 'markImage' },
    result: z.object({
      file: idSchema,
      /** In pixels. */
      width: z.number().int(),
      height: z.number().int(),
    }),
    codes: ['SUCCESS', 'NOT_FOUND', 'DOCUMENT_VALIDATION_ERROR', 'RATE_LIMITED'],
  },
  'annotations.pictures.link': {
    summary: 'A link to a picture of the caller, for a few minutes',
    query: z.strictObject({ file: idSchema }),
    result: z.object({ url: z.string() }),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
} satisfies Record<AreaOperationId<'annotations'>, OperationShape>;
