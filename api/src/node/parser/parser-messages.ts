import type { FileParser } from '../../uploads/file-parser';
import type { PageReader } from '../../uploads/page-reader';
import type { FilmKind, FilmSource } from '../../uploads/read-film';

type Whole = Omit<FileParser, 'readFilm'> & PageReader;
type Calls = keyof Whole;

/** What the process that parses is asked for. It is asked one thing at a time. A film stays in the store. */
export type ParserRequest =
  | { [Call in Calls]: { call: Call; args: Parameters<Whole[Call]> } }[Calls]
  | { call: 'readFilm'; args: [Pick<FilmSource, 'size'>, FilmKind] };

/** Bytes of a film that the process was sent, because it wanted them. */
export interface ParserPiece {
  piece: Uint8Array;
  id: number;
}

/** Bytes of a film that the process wants before it can go on. */
export interface ParserWant {
  want: [start: number, end: number];
  id: number;
}

/** What it answers, after it has said that it is ready: a value, or why the file is refused. */
export type ParserResponse =
  | { value: Awaited<ReturnType<(FileParser & PageReader)[keyof FileParser | keyof PageReader]>> }
  | { refused: string };
