import { oddFilms, sampleFilm } from '../testing/films';
import type { Bytes } from '../testing/sample-files';
import { readFilm } from './read-film';

/** Bytes as they lie in a store, and how many of them were read. */
function stored(bytes: Bytes) {
  const read = { bytes: 0 };
  const source = {
    size: bytes.byteLength,
    read: async (start: number, end: number) => {
      read.bytes += end - start;
      return bytes.slice(start, end);
    },
  };
  return { source, read };
}

test.each([
  ['mp4', 'avc1.64000a, mp4a.40.2'],
  ['webm', expect.stringMatching(/^vp09/)],
] as const)(
  '[DOC-02] the length, size and codecs of a film in %s are read from its container',
  async (kind, codecs) => {
    const { source } = stored(sampleFilm(kind));
    expect(await readFilm(source, kind)).toEqual({ seconds: 2, width: 64, height: 36, codecs });
  },
);

test.each(Object.entries(oddFilms))('[SEC-33] a film that %s is refused', async (_what, { kind, bytes, told }) => {
  await expect(readFilm(stored(bytes()).source, kind)).rejects.toThrow(told);
});

test('[SEC-33] a film whose container is another kind’s is refused', async () => {
  await expect(readFilm(stored(sampleFilm('webm')).source, 'mp4')).rejects.toThrow('damaged');
});
