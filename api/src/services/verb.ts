import type {
  AreaOperationId,
  Code,
  FilesOf,
  OperationId,
  Operations,
  Result,
  RouteAreas,
} from '@tvacha/shared-contract';
import type { ZodType, z } from 'zod';
import type { IncomingFile, IncomingStream } from '../uploads/incoming-file';
import type { Ctx } from './ctx';

type Parsed<S> = (S extends { query: infer Q extends ZodType } ? { query: z.output<Q> } : unknown) &
  (S extends { body: infer B extends ZodType } ? { body: z.output<B> } : unknown);

/** The input of an operation after the contract has read it. */
export type VerbInput<Id extends OperationId> = Parsed<Operations[Id]> &
  FilesOf<Operations[Id], IncomingFile> &
  (Operations[Id] extends { stream: string } ? { stream: IncomingStream } : unknown);

export interface VerbCall<Id extends OperationId> {
  ctx: Ctx;
  input: VerbInput<Id>;
}

/** What a verb answers: a code of success, the result, and for a login the tokens. */
export interface Answer<Id extends OperationId> {
  code: Code;
  result: Result<Id>;
  /** A new access token, or a scoped token. */
  token?: string;
  /** Something new is there that was not before. */
  created?: true;
  /** A new value for the device cookie. */
  deviceCookie?: string;
}

/** One rule of the product: permission is checked before it, and it knows nothing of HTTP. */
export type Verb<Id extends OperationId> = (call: VerbCall<Id>) => Promise<Answer<Id>>;

/** A verb for each operation of an area. */
export type AreaVerbs<Area extends keyof RouteAreas> = { [Id in AreaOperationId<Area>]: Verb<Id> };
