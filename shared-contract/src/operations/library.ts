import { z } from 'zod';
import { contentTypes } from '../content-kinds';
import { folderName, folderSchema, placeAtSchema, readingPlaceSchema, savedItemSchema } from '../entities/library';
import { pageOf, pageQuery, searchText } from '../entities/page';
import { idSchema } from '../entities/user';
import type { OperationShape } from '../operation';
import type { AreaOperationId } from '../routes';

const number = z.number().int();
const folderId = idSchema.nullable();
const gone = z.object({ _id: idSchema });

export const libraryOperations = {
  'reading.list': {
    summary: "The caller's place in what they began, the last seen first; what may not be read any more is left out",
    query: z.strictObject({ contentId: idSchema.optional(), ...pageQuery(50, 12) }),
    result: pageOf(readingPlaceSchema),
    codes: ['SUCCESS'],
  },
  'reading.save': {
    summary: 'Keep the place in one piece; of two devices the one seen later wins. Answers the place that is kept',
    body: z
      .strictObject({
        contentId: idSchema,
        at: placeAtSchema,
        part: number.min(1).max(100_000),
        of: number.min(1).max(100_000),
        /** How long it was open since the last call; at most 60 are counted, and no more than have passed. */
        seconds: number.min(0).max(86_400),
        /** When it was seen, where that is not now: the line was lost meanwhile. */
        seenAt: z.iso.datetime().optional(),
      })
      .refine(({ part, of }) => part <= of, { path: ['part'], message: 'There are fewer parts' }),
    result: readingPlaceSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'saved.list': {
    summary: "The caller's bookmarks, in all folders, in one, or in none",
    query: z.strictObject({
      folder: z.union([z.enum(['all', 'none']), idSchema]).default('all'),
      search: searchText.optional(),
      type: z.enum(contentTypes).optional(),
      contentId: idSchema.optional(),
      sort: z.enum(['newest', 'title']).default('newest'),
      ...pageQuery(100, 24),
    }),
    result: pageOf(savedItemSchema),
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'saved.put': {
    summary: 'Bookmark a piece, once; CONFLICT where there are 2,000 bookmarks already',
    body: z.strictObject({ contentId: idSchema, folderId: folderId.default(null) }),
    result: savedItemSchema,
    codes: ['SUCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'saved.move': {
    summary: 'Put a bookmark into another folder, or into none',
    body: z.strictObject({ id: idSchema, folderId }),
    result: savedItemSchema,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'saved.remove': {
    summary: 'Remove a bookmark',
    body: z.strictObject({ id: idSchema }),
    result: gone,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
  'folders.list': {
    summary: "The caller's folders by name, with how many bookmarks are in each",
    result: z.object({
      items: z.array(folderSchema),
      /** Bookmarks in all, and those in no folder. */
      all: number,
      loose: number,
      /** Most folders that a person may have. */
      most: number,
    }),
    codes: ['SUCCESS'],
  },
  'folders.make': {
    summary: 'Make a folder; CONFLICT where the caller has one of this name, or 100 already',
    body: z.strictObject({ name: folderName }),
    result: folderSchema,
    codes: ['SUCCESS', 'CONFLICT'],
  },
  'folders.rename': {
    summary: 'Give a folder another name; CONFLICT where another one has it',
    body: z.strictObject({ id: idSchema, name: folderName }),
    result: folderSchema,
    codes: ['SUCCESS', 'NOT_FOUND', 'CONFLICT'],
  },
  'folders.remove': {
    summary: 'Remove a folder; what was in it stays bookmarked, in none',
    body: z.strictObject({ id: idSchema }),
    result: gone,
    codes: ['SUCCESS', 'NOT_FOUND'],
  },
} satisfies Record<AreaOperationId<'library'>, OperationShape>;
