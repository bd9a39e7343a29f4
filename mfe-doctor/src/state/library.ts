import type { Input, ReadingPlace, Result, SavedItem } from '@tvacha/shared-contract';
import {
  listFolders,
  listPlaces,
  listSaved,
  moveSaved,
  putSaved,
  removeSaved,
  savePlace,
} from '@tvacha/shared-contract/routes/library';
import { call } from '@tvacha/shared-core/http';
import { change, createMutation } from '@tvacha/shared-core/mutations';
import { createResource, type Page, type Resource } from '@tvacha/shared-core/resources';

/** What the caller began; asked for again on return to the tab, as they may have read on elsewhere. */
export const places = createResource({
  name: 'places',
  load: (query: { dataPerPage: number }, options): Promise<Page<ReadingPlace>> => call(listPlaces, { query }, options),
  age: 0,
});

/** What a dashboard has room for, and all that is offered. */
export const fewPlaces = { dataPerPage: 4 };
export const allPlaces = { dataPerPage: 50 };

/** Where the caller is in one piece; nothing where they have not begun. */
export const placeOf = createResource({
  name: 'placeOf',
  load: async (query: { contentId: string }, options): Promise<ReadingPlace | null> =>
    (await call(listPlaces, { query }, options)).items[0] ?? null,
  age: 0,
});

/**
 * What shows how far somebody is. `kinds.ts` adds those of the kinds: that module knows their screens, of which
 * writing a place is a part, and so it cannot be imported here.
 */
export const placed: Pick<Resource<string, undefined, unknown>, 'invalidate'>[] = [places, placeOf];

export const placeKept = createMutation({
  name: 'placeKept',
  keyOf: ({ contentId }: Input<'reading.save'>['body']) => contentId,
  send: (body) => call(savePlace, { body }, { keepalive: true }),
  invalidates: placed,
  silent: true,
});

/** A bookmark; none until it is made. */
export interface Mark {
  mark: Pick<SavedItem, '_id' | 'folderId'> | null;
}

/** The caller's bookmark of one piece, or none. */
export const markOf = createResource({
  name: 'markOf',
  load: async (query: { contentId: string }, options): Promise<Mark> => ({
    mark: (await call(listSaved, { query }, options)).items[0] ?? null,
  }),
  age: 0,
});

export const folderList = createResource({
  name: 'folderList',
  load: (_query: Record<never, never>, options): Promise<Result<'folders.list'>> => call(listFolders, {}, options),
  age: 0,
});

type SavedQuery = NonNullable<Input<'saved.list'>['query']>;

export const savedRows = createResource({
  name: 'savedRows',
  load: (query: SavedQuery, options): Promise<Page<SavedItem>> => call(listSaved, { query }, options),
  age: 0,
});

const shown = [markOf, folderList, savedRows];

interface Marking {
  contentId: string;
  folderId: string | null;
}

/** Bookmarks a piece, or puts its bookmark into another folder. */
export const bookmark = createMutation({
  name: 'bookmark',
  keyOf: ({ contentId }: Marking) => contentId,
  send: (body) => call(putSaved, { body }),
  optimistic: ({ contentId, folderId }) => [
    change(markOf, (known, query) =>
      query.contentId === contentId ? { mark: { _id: known.mark?._id ?? '', folderId } } : known,
    ),
  ],
  invalidates: shown,
});

interface Moving {
  id: string;
  folderId: string | null;
}

export const bookmarkMove = createMutation({
  name: 'bookmarkMove',
  keyOf: ({ id }: Moving) => id,
  send: (body) => call(moveSaved, { body }),
  optimistic: ({ id, folderId }) => [
    change(savedRows, (page) => ({
      ...page,
      items: page.items.map((item) => (item._id === id ? { ...item, folderId } : item)),
    })),
  ],
  invalidates: shown,
});

export const bookmarkRemoval = createMutation({
  name: 'bookmarkRemoval',
  keyOf: ({ id }: { id: string }) => id,
  send: (body) => call(removeSaved, { body }),
  optimistic: ({ id }) => [
    change(savedRows, (page) => ({ ...page, items: page.items.filter((item) => item._id !== id) })),
    change(markOf, (known) => (known.mark?._id === id ? { mark: null } : known)),
  ],
  invalidates: shown,
});
