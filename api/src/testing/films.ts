import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db/db';
import { contents, type FileRow, files, films } from '../db/schema';
import { one } from '../services/rows';
import type { FilmKind } from '../uploads/read-film';
import type { Bytes } from './sample-files';

/** A film of two seconds, 64 by 36; the mp4 has sound. */
export const sampleFilm = (kind: FilmKind): Bytes =>
  new Uint8Array(readFileSync(join(__dirname, 'films', `short.${kind}`)));

const find = (bytes: Bytes, box: string, from = 0) => Buffer.from(bytes.buffer).indexOf(box, from, 'latin1');

/** A sample film with some bytes behind the name of a box, or the id of an element, written anew. */
function alter(kind: FilmKind, inside: readonly string[], write: (view: DataView, at: number) => void): Bytes {
  const bytes = sampleFilm(kind);
  write(
    new DataView(bytes.buffer),
    inside.reduce((at, box) => find(bytes, box, at), 0),
  );
  return bytes;
}

/** Films that are none, or not what they say, with what is answered to whoever sends them. */
export const oddFilms: Record<string, { kind: FilmKind; bytes: () => Bytes; told: RegExp }> = {
  'says a length of 50 days': {
    kind: 'mp4',
    bytes: () => alter('mp4', ['mdhd'], (view, at) => view.setUint32(at + 20, 0xfffffff0)),
    told: /longer than 6 hours/,
  },
  'has one picture that stands for days': {
    kind: 'mp4',
    bytes: () => alter('mp4', ['stts'], (view, at) => view.setUint32(at + 16, 0x7fffffff)),
    told: /longer than 6 hours/,
  },
  'says another length than it has': {
    kind: 'webm',
    bytes: () => alter('webm', ['\x44\x89'], (view, at) => view.setFloat64(at + 3, 3_600_000)),
    told: /another length/,
  },
  'is 65,535 pixels wide and high': {
    kind: 'mp4',
    bytes: () =>
      alter('mp4', ['stsd', 'avc1'], (view, at) => {
        view.setUint16(at + 28, 0xffff);
        view.setUint16(at + 30, 0xffff);
      }),
    told: /9 million pixels/,
  },
  'names four milliards of pictures': {
    kind: 'mp4',
    bytes: () => alter('mp4', ['stsz'], (view, at) => view.setUint32(at + 12, 0xffffffff)),
    told: /damaged/,
  },
  'was cut off': { kind: 'mp4', bytes: () => sampleFilm('mp4').slice(0, 4000), told: /not whole|damaged/ },
  'has a head alone': { kind: 'webm', bytes: () => sampleFilm('webm').slice(0, 900), told: /no pictures/ },
  'is of a kind that few browsers play': {
    kind: 'mp4',
    bytes: () => alter('mp4', ['stsd', 'avc1'], (view, at) => view.setUint32(at, 0x6d703476)),
    told: /No browser is sure/,
  },
};

const cover = { pattern: 'cells', palette: 'teal', variant: 0 };
const speakers = [{ name: 'Dr. Banu Rahman', role: 'Contact clinic', city: 'Hyderabad' }];
const details = {
  proguide: {
    cover,
    reviewer: 'Dr. Leela Iyer',
    reviewedOn: '2026-05-01',
    minutes: 1,
    presenter: 'Dr. Kavitha Iyer',
    chapters: [{ at: 0, title: 'The tray' }],
    transcript: 'Wipe the edge.',
  },
  webinar: {
    cover,
    minutes: 60,
    speakers,
    agenda: [{ at: 0, title: 'Six histories' }],
    joinUrl: null,
    recording: true,
  },
};

let serial = 0;

/** Puts a guide or a webinar that is over into the database, published unless said otherwise. */
export async function addFilmed(
  db: Db,
  type: keyof typeof details,
  given: Partial<typeof contents.$inferInsert> = {},
): Promise<string> {
  serial += 1;
  const rows = await db
    .insert(contents)
    .values({
      type,
      slug: `filmed-${serial}`,
      title: `Filmed ${serial}`,
      publishedOn: '2026-05-01',
      details: details[type],
      ...(type === 'webinar' ? { startsAt: new Date('2026-05-20T14:00:00Z') } : {}),
      ...given,
    })
    .returning({ id: contents.id });
  return one(rows).id;
}

/** Gives a piece of content a film that lies in no store, of 40 seconds. */
export async function addFilm(db: Db, contentId: string): Promise<FileRow> {
  const key = `uploads/film/${crypto.randomUUID()}.webm`;
  const file = { key, purpose: 'film', name: 'film.webm', type: 'video/webm', size: 10, sha256: 'a' } as const;
  const measures = { seconds: 40, width: 960, height: 540, codecs: 'vp09' };
  const row = one(
    await db
      .insert(files)
      .values({ ...file, ...measures, claimedAt: new Date() })
      .returning(),
  );
  await db.insert(films).values({ contentId, fileId: row.id });
  return row;
}
