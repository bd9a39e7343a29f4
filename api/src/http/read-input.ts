import { type OperationShape, uploads, type ValidationIssue } from '@tvacha/shared-contract';
import type { UploadPurpose } from '@tvacha/shared-contract/vocabulary';
import { type ZodError, type ZodType, z } from 'zod';
import { refuse } from '../services/refuse';
import type { IncomingStream } from '../uploads/incoming-file';
import { type Hold, readText } from './bound-body';
import { parseJson } from './parse-json';
import { type FilesByField, invalid, isMultipart, noFiles, readMultipart } from './read-multipart';
import { unfitText } from './unfit-text';

const nothing = z.strictObject({});

const pathOf = (part: string, path: readonly PropertyKey[]) => [part, ...path.map(String)].join('.');

function issuesOf(part: string, error: ZodError): ValidationIssue[] {
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: pathOf(part, [...issue.path, key]), message: 'This field is not known' }))
      : [{ path: pathOf(part, issue.path), message: issue.message }],
  );
}

/** A key that comes more than once becomes a list. In one pass: an address may hold thousands of keys. */
function readQuery(url: string): Record<string, string | string[]> | undefined {
  if (!url.includes('?')) return undefined;
  const query = new Map<string, string | string[]>();
  for (const [key, value] of new URL(url).searchParams) {
    const before = query.get(key);
    if (Array.isArray(before)) before.push(value);
    else query.set(key, before === undefined ? value : [before, value]);
  }
  return Object.fromEntries(query);
}

async function readBody(request: Request, { maxBody, turn }: Reading): Promise<unknown> {
  const text = await readText(request, maxBody);
  if (text === '') return undefined;
  // Many bodies come whole at the same moment.
  await turn?.();
  if (!/^application\/(?:[\w.-]+\+)?json(?:;|$)/i.test(request.headers.get('content-type') ?? '')) {
    invalid([{ path: 'body', message: 'Send the body as application/json' }]);
  }
  try {
    return parseJson(text);
  } catch {
    return invalid([{ path: 'body', message: 'The body is not JSON' }]);
  }
}

export interface Reading {
  /** Most bytes of a body. */
  maxBody: number;
  /** Told of the bytes of files. */
  hold?: Hold;
  /** Resolves when a body may be parsed. */
  turn?: () => Promise<void>;
}

const holdAnything: Hold = () => undefined;

interface Parts {
  body?: unknown;
  files?: FilesByField;
  stream?: IncomingStream;
}
const noParts: Parts = {};

/**
 * The body as it arrives, with what the query says of it; none of it is read here.
 * @throws PAYLOAD_TOO_LARGE where it may not be as large as it, or the query, says
 */
function streamOf(purpose: UploadPurpose, request: Request): IncomingStream {
  const query = new URL(request.url).searchParams;
  const size = Number(query.get('size'));
  const announced = Number(request.headers.get('content-length') ?? size);
  if (Math.max(size, announced) > uploads[purpose].maxBytes) refuse('PAYLOAD_TOO_LARGE');
  if (announced !== size) invalid([{ path: 'query.size', message: 'The body is of another size' }]);
  return { purpose, name: query.get('name') ?? '', size, body: request.body ?? new Blob([]).stream() };
}

async function readParts(shape: OperationShape, request: Request, reading: Reading): Promise<Parts> {
  if (shape.stream) return { stream: streamOf(shape.stream, request) };
  if (!shape.files) return { body: await readBody(request, reading) };
  if (isMultipart(request)) return readMultipart(shape, request, reading.maxBody, reading.hold ?? holdAnything);
  return { body: await readBody(request, reading), files: noFiles(shape.files) };
}

/** Reads a request by the contract. What is out of contract ends in VALIDATION_FAILED with the path of each fault. */
export async function readInput(shape: OperationShape, request: Request, reading: Reading): Promise<object> {
  const issues: ValidationIssue[] = [];
  const read = (part: 'query' | 'body', schema: ZodType | undefined, value: unknown) => {
    if (!schema && value === undefined) return {};
    const unfit = unfitText(part, value);
    if (unfit.length > 0) return void issues.push(...unfit);
    const parsed = (schema ?? nothing).safeParse(value);
    if (!parsed.success) issues.push(...issuesOf(part, parsed.error));
    return parsed.data;
  };
  const { body, files, stream } = request.method === 'GET' ? noParts : await readParts(shape, request, reading);
  const input = {
    ...(files ? { files } : {}),
    ...(stream ? { stream } : {}),
    query: read('query', shape.query, readQuery(request.url) ?? (shape.query && {})),
    body: read('body', shape.body, body),
  };
  if (issues.length > 0) invalid(issues);
  return input;
}
