import type { ZodType, z } from 'zod';
import type { Code } from './codes';
import type { UploadPurpose } from './vocabulary';

/** Limits of single operations, calls of one caller in a minute; how many is the server's to say. */
export type CallLimit =
  | 'certificatesPerMinute'
  | 'exportsPerMinute'
  | 'facetsPerMinute'
  | 'reportsPerMinute'
  | 'searchesPerMinute'
  | 'suggestionsPerMinute';

/**
 * How the server treats the calls of an operation. Each field is left out where the operation is like most. What lets
 * people in stands once more in `testing/call-rules-table.ts`.
 */
export interface CallRules {
  /**
   * What becomes of an access token that comes along. Left out: it says who calls, and one that is not good is
   * refused. `ignored`: it is not looked at, as browsers call while theirs is stale. `optional`: one that is not good
   * counts as none.
   */
  token?: 'ignored' | 'optional';
  /** Open to a person who has to choose a password first (AUTH-06); of no matter where it is open to anyone. */
  atFirstLogin?: true;
  /** Open to a person who only looks around, although it changes something (AUTH-08). */
  inDemo?: true;
  /** A limit beside the general one of the caller, or `none`, not even that (SEC-42). Left out: the general one. */
  limit?: CallLimit | 'none';
  /** Takes a code that was sent, and succeeds where that was right (SEC-12). */
  takesCode?: true;
}

/** The shape of one operation: what goes in, what comes out, which codes it may answer, how it is called. */
export interface OperationShape extends CallRules {
  summary: string;
  query?: ZodType;
  body?: ZodType;
  /**
   * Fields that carry files, and what for. Such an operation is sent as multipart/form-data: each field of `body`
   * is a text part, as JSON where its schema wants anything but text. Without files a JSON body will do.
   */
  files?: Readonly<Record<string, UploadPurpose>>;
  /**
   * The body is one file, for this, sent as it is and passed on to the store while it arrives. Its `name` and `size`
   * stand in the query.
   */
  stream?: UploadPurpose;
  result: ZodType;
  /** The result is a file of this type, and is sent as it is; a refusal comes in an envelope as ever. */
  media?: 'text/calendar' | 'application/pdf';
  /** Codes of success first, then of refusal; those any operation may answer are left out. */
  codes: readonly [Code, ...Code[]];
}

export type InputOf<S> = (S extends { query: infer Q extends ZodType } ? { query: z.input<Q> } : unknown) &
  (S extends { body: infer B extends ZodType } ? { body: z.input<B> } : unknown);

/** The files that go with an operation, as `File`s in a browser and as bytes at the server. */
export type FilesOf<S, File> = S extends { files: infer F } ? { files: Record<keyof F, File[]> } : unknown;

export type ResultOf<S> = S extends { result: infer R extends ZodType } ? z.output<R> : never;
