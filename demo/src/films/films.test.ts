import { memoryFiles } from '@tvacha/api/memory-files';
import { type FilmSource, readFilm } from '@tvacha/api/read-film';
import { sniff } from '@tvacha/api/sniff';
import { captionsSchema, chapterSchema, filmedTypes } from '@tvacha/shared-contract';
import { contentIdOf } from '../contents/content-rows';
import { makeContents } from '../contents/make-contents';
import { around } from '../when';
import { filmRows } from './film-rows';
import { captionsOf, chaptersOf, filmSeeds, secondsOf } from './film-seeds';

const now = new Date('2026-11-20T06:00:00Z');
const contents = makeContents(around({ now: () => now }));

test('[DOC-02] each guide has a film, and what says that it was recorded has a recording', () => {
  const filmed = filmSeeds.map(({ type, of }) => contentIdOf(type, of));
  const wanted = contents.filter(
    ({ type, startsAt, details }) =>
      type === 'proguide' ||
      (filmedTypes.some((known) => known === type) && details?.recording === true && (startsAt ?? now) < now),
  );
  expect(filmed.sort()).toEqual(wanted.map(({ id }) => id).sort());
  expect(filmSeeds.filter(({ type }) => type === 'proguide')).toHaveLength(12);
  expect(filmed).toHaveLength(20);
});

test('[DOC-02] the films are as long as their captions say, and small', async () => {
  const store = memoryFiles();
  const { files, films } = await filmRows(store, contents);
  const all = files.reduce((sum, { size }) => sum + size, 0);
  expect(all).toBeLessThan(5_000_000);
  for (const { contentId, fileId } of films) {
    const film = filmSeeds.find(({ type, of }) => contentIdOf(type, of) === contentId);
    const file = files.find(({ id }) => id === fileId);
    if (!film || !file) throw new Error('A film without its seed');
    const bytes = new Uint8Array(await new Response(await store.read(file.key)).arrayBuffer());
    const source: FilmSource = { size: file.size, read: async (from, to) => bytes.slice(from, to) };
    const { seconds, width, height } = await readFilm(source, 'webm');
    const { name } = file;
    expect({ name, seconds, width, height }).toEqual({ name, seconds: secondsOf(film), width: 960, height: 540 });
    expect([file.name, file.size < 250_000, seconds >= 20 && seconds <= 60]).toEqual([file.name, true, true]);
  }
  for (const { key, purpose } of files)
    if (purpose === 'filmPoster')
      expect(await sniff(new Uint8Array(await new Response(await store.read(key)).arrayBuffer()))).toBe('webp');
});

test('[DOC-02] captions are in both languages at the same times, and a chapter begins with a line', () => {
  for (const film of filmSeeds) {
    const [en, hi] = captionsOf(film).map((one) => captionsSchema.parse(one));
    const times = (of: typeof en) => of?.cues.map(({ from, to }) => [from, to]);
    expect(times(hi)).toEqual(times(en));
    expect(hi?.cues.every(({ text }) => /[\u0900-\u097F]/.test(text))).toBe(true);
    const begins = new Set(en?.cues.map(({ from }) => from));
    for (const chapter of chaptersOf(film)) expect(begins.has(chapterSchema.parse(chapter).at)).toBe(true);
  }
});
