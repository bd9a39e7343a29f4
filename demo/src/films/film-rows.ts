import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '@tvacha/api/file-store';
import type { files, films } from '@tvacha/api/schema';
import { contentFolder } from '../content/read-folder';
import { contentIdOf } from '../contents/content-rows';
import { storeFile } from '../files/store-file';
import type { ContentInsert } from '../rows';
import { days } from '../when';
import { captionsOf, chaptersOf, type FilmSeed, fileNameOf, filmSeeds, secondsOf } from './film-seeds';

const size = { width: 960, height: 540 };
const still = { width: 640, height: 360 };

const fileOf = (film: FilmSeed, ending: 'webm' | 'webp') =>
  readFile(join(contentFolder(), 'films', `${fileNameOf(film)}.${ending}`));

/** Puts the films and their stills into the store, each held by the content it is of. */
export async function filmRows(store: FileStore, contents: readonly ContentInsert[]) {
  const kept: (typeof files.$inferInsert)[] = [];
  const rows: (typeof films.$inferInsert)[] = [];
  for (const film of filmSeeds) {
    const contentId = contentIdOf(film.type, film.of);
    const content = contents.find(({ id }) => id === contentId);
    if (!content?.createdBy || !content.updatedAt) throw new Error(`There is nothing that ${film.of} is a film of`);
    // What was recorded was sent on the day after.
    const at = content.startsAt ? new Date(content.startsAt.getTime() + days(1) * 60_000) : content.updatedAt;
    const own = { ownerId: content.createdBy, at };
    const name = fileNameOf(film);
    const file = await storeFile(store, {
      ...own,
      ...size,
      purpose: 'film',
      name: `${name}.webm`,
      type: 'video/webm',
      bytes: await fileOf(film, 'webm'),
      seconds: secondsOf(film),
      codecs: 'vp09',
    });
    const poster = await storeFile(store, {
      ...own,
      ...still,
      purpose: 'filmPoster',
      name: `${name}.webp`,
      type: 'image/webp',
      bytes: await fileOf(film, 'webp'),
    });
    kept.push(file, poster);
    const chapters = film.type === 'proguide' ? [] : chaptersOf(film);
    rows.push({ contentId, fileId: file.id, posterId: poster.id, captions: captionsOf(film), chapters });
  }
  return { files: kept, films: rows };
}
