import type { ZodType, z } from 'zod';
import type { Code } from './codes';

/** The shape of one operation: what goes in, what comes out, which codes it may answer. */
export interface OperationShape {
  summary: string;
  query?: ZodType;
  body?: ZodType;
  result: ZodType;
  /** Codes of success first, then of refusal; those any operation may answer are left out. */
  codes: readonly [Code, ...Code[]];
}

export type InputOf<S> = (S extends { query: infer Q extends ZodType } ? { query: z.input<Q> } : unknown) &
  (S extends { body: infer B extends ZodType } ? { body: z.input<B> } : unknown);

export type ResultOf<S> = S extends { result: infer R extends ZodType } ? z.output<R> : never;
