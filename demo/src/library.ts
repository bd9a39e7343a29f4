import type { folders, readingPlaces, savedItems, visits } from '@tvacha/api/schema';
import { contentIdOf } from './contents/content-rows';
import { openLesson } from './courses';
import { filmSeeds, secondsOf } from './films/film-seeds';
import type { ContentInsert } from './rows';
import { seedId } from './seed-id';
import { type Around, days, hours } from './when';

/** The demo doctor's folders, with how many bookmarks are in each; two more are in none. */
const shelves = { 'Acne in adults': 4, Dermoscopy: 4, Nails: 5, 'To read on Sunday': 3 };

/** Where the demo doctor stands in three books. */
const begun = [4, 9, 2];
/** How much they have seen of three films. */
const watched = [0.4, 1, 0.15];

const isOpen = ({ status }: ContentInsert) => status === undefined || status === 'published';

type PlaceInsert = typeof readingPlaces.$inferInsert;

export interface LibraryRows {
  folders: (typeof folders.$inferInsert)[];
  saved: (typeof savedItems.$inferInsert)[];
  places: PlaceInsert[];
  visits: (typeof visits.$inferInsert)[];
}

/** How long ago the demo doctor last looked at the dashboard. */
const away = days(12);

/** Folders, eighteen bookmarks of all kinds by turns, the pages of three books, and a lesson. */
export function libraryRows(contents: readonly ContentInsert[], userId: string, when: Around): LibraryRows {
  const books = contents.filter(({ type, fileKey }) => type === 'ebook' && fileKey !== undefined);
  const kinds = [...new Set(contents.map(({ type }) => type))].filter((type) => type !== 'article');
  const folderIds = Object.keys(shelves).map((name) => seedId(`folder/${name}`));
  const turns = Object.values(shelves).flatMap((count, at) =>
    Array.from({ length: count }, () => folderIds[at] ?? null),
  );
  const saved = [...turns, null, null].flatMap((folderId, at) => {
    const type = kinds[at % kinds.length];
    const piece = contents.filter((one) => one.type === type && isOpen(one))[Math.floor(at / kinds.length) + 2];
    if (!piece) return [];
    return [{ id: seedId(`saved/${at}`), userId, contentId: piece.id, folderId, createdAt: when.ago(days(at + 1)) }];
  });
  const places = begun.flatMap<PlaceInsert>((page, at) => {
    const book = books[at * 7];
    if (!book) return [];
    const pages = Number((book.details as { pages?: number } | undefined)?.pages ?? page);
    const seenAt = when.ago(days(at) + hours(3));
    const part = Math.min(page, pages);
    return [
      {
        userId,
        contentId: book.id,
        at: { page: part },
        part,
        of: pages,
        seconds: page * 70,
        seenAt,
        countedAt: seenAt,
      },
    ];
  });
  // Films that were begun some days ago, and one that was seen to its end.
  for (const [at, part] of watched.entries()) {
    const film = filmSeeds.filter(({ type }) => type === 'proguide')[at * 3];
    if (!film) continue;
    const of = secondsOf(film);
    const second = Math.round(of * part);
    const seenAt = when.ago(days(at + 6));
    const contentId = contentIdOf(film.type, film.of);
    places.push({ userId, contentId, at: { second }, part: second, of, seconds: second, seenAt, countedAt: seenAt });
  }
  const { contentId, lesson, ...stand } = openLesson();
  const yesterday = when.ago(days(1));
  places.push({ userId, contentId, at: { lesson }, ...stand, seconds: 900, seenAt: yesterday, countedAt: yesterday });
  const made = when.ago(days(30));
  return {
    folders: Object.keys(shelves).map((name) => ({ id: seedId(`folder/${name}`), userId, name, createdAt: made })),
    saved,
    places,
    visits: [{ userId, lookedAt: when.ago(away) }],
  };
}
