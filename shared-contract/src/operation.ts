import type { ZodType, z } from 'zod';
import type { Code } from './codes';
import type { UploadPurpose } from './vocabulary';

/** The shape of one operation: what goes in, what comes out, which codes it may answer. */
export interface OperationShape {
  summary: string;
  query?: ZodType;
  body?: ZodType;
  /**
   * Fields that carry files, and what for. Such an operation is sent as multipart/form-data: each field of `body`
   * is a text part, as JSON where its schema wants anything but text. Without files a JSON body will do.
   */
  files?: Readonly<Record<string, UploadPurpose>>;
  result: ZodType;
  /** Codes of success first, then of refusal; those any operation may answer are left out. */
  codes: readonly [Code, ...Code[]];
}

export type InputOf<S> = (S extends { query: infer Q extends ZodType } ? { query: z.input<Q> } : unknown) &
  (S extends { body: infer B extends ZodType } ? { body: z.input<B> } : unknown);

/** The files that go with an operation, as `File`s in a browser and as bytes at the server. */
export type FilesOf<S, File> = S extends { files: infer F } ? { files: Record<keyof F, File[]> } : unknown;

export type ResultOf<S> = S extends { result: infer R extends ZodType } ? z.output<R> : never;
