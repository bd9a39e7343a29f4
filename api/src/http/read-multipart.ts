import { type OperationShape, uploads, type ValidationIssue } from '@tvacha/shared-contract';
import { type ZodType, z } from 'zod';
import { refuse } from '../services/refuse';
import type { IncomingFile } from '../uploads/incoming-file';
import { boundBody, type Hold } from './bound-body';
import { parseJson } from './parse-json';

/** What a field is beneath `optional`, `nullable`, `default` and what comes after it. */
function bare(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.unwrap());
  if (schema instanceof z.ZodPipe) return bare(schema.in);
  return schema;
}

const ofText = [z.ZodString, z.ZodStringFormat, z.ZodEnum, z.ZodLiteral, z.ZodTemplateLiteral, z.ZodTransform];

function takesText(schema: unknown): boolean {
  const inner = bare(schema);
  if (inner instanceof z.ZodUnion) return inner.options.some(takesText);
  return ofText.some((kind) => inner instanceof kind);
}

/** The schema of one field of a body, in whichever of its variants it is. */
function fieldOf(schema: ZodType | undefined, field: string): unknown {
  if (schema instanceof z.ZodObject) return Object.hasOwn(schema.shape, field) ? schema.shape[field] : undefined;
  if (schema instanceof z.ZodUnion)
    return schema.options.map((one) => fieldOf(one as ZodType, field)).find((found) => found !== undefined);
  return undefined;
}

/** A text part as the value its schema wants: text as it is, everything else as JSON. */
function readTextField(body: ZodType | undefined, field: string, text: string, issues: ValidationIssue[]): unknown {
  const schema = fieldOf(body, field);
  // What is not in the contract is left for the contract to refuse.
  if (schema === undefined || takesText(schema)) return text;
  try {
    return parseJson(text);
  } catch {
    issues.push({ path: `body.${field}`, message: 'Send this field as JSON' });
    return undefined;
  }
}

/** Refuses what is out of contract, with each fault by its path. */
export const invalid = (issues: ValidationIssue[]): never => refuse('VALIDATION_FAILED', { result: { issues } });

type Purposes = NonNullable<OperationShape['files']>;
export type FilesByField = Record<string, IncomingFile[]>;

/** Boundaries and headers of the parts. */
const frame = 65_536;

export const noFiles = (purposes: Purposes): FilesByField =>
  Object.fromEntries(Object.keys(purposes).map((field) => [field, []]));

export const isMultipart = (request: Request): boolean =>
  /^multipart\/form-data *;/i.test(request.headers.get('content-type') ?? '');

/** The most bytes a body with these files may have, `maxText` of them in its text fields. */
const largestBody = (purposes: Purposes, maxText: number): number =>
  Object.values(purposes).reduce(
    (sum, purpose) => sum + uploads[purpose].maxBytes * uploads[purpose].maxFiles,
    maxText + frame,
  );

/** A file field that was left empty arrives without name and bytes; platforms differ in what they take it for. */
const isLeftEmpty = (part: File | string) =>
  part === '' || (typeof part !== 'string' && part.name === '' && part.size === 0);

async function readFiles(purposes: Purposes, form: FormData, issues: ValidationIssue[]): Promise<FilesByField> {
  const read = noFiles(purposes);
  for (const [field, purpose] of Object.entries(purposes)) {
    const parts = form.getAll(field).filter((part) => !isLeftEmpty(part));
    const { maxFiles } = uploads[purpose];
    if (parts.length > maxFiles) issues.push({ path: `files.${field}`, message: `At most ${maxFiles} of these` });
    for (const [at, part] of parts.slice(0, maxFiles).entries()) {
      const path = `files.${field}.${at}`;
      if (typeof part === 'string') issues.push({ path, message: 'Send a file here' });
      else read[field]?.push({ path, purpose, name: part.name, bytes: new Uint8Array(await part.arrayBuffer()) });
    }
  }
  return read;
}

function readTexts(shape: OperationShape, form: FormData, issues: ValidationIssue[]): object {
  const body: Record<string, unknown> = Object.create(null);
  for (const field of new Set(form.keys())) {
    if (Object.hasOwn(shape.files ?? {}, field)) continue;
    const [part, ...more] = form.getAll(field);
    if (typeof part !== 'string') issues.push({ path: `files.${field}`, message: 'This field takes no file' });
    else if (more.length > 0) issues.push({ path: `body.${field}`, message: 'Send this field once' });
    else body[field] = readTextField(shape.body, field, part, issues);
  }
  return { ...body };
}

/**
 * Reads a multipart body: files by their fields, all else as the fields of `body`.
 * @throws PAYLOAD_TOO_LARGE as soon as it is longer than its files together may be; VALIDATION_FAILED; what `hold`
 *   refuses
 */
export async function readMultipart(shape: OperationShape, request: Request, maxText: number, hold: Hold) {
  const purposes = shape.files ?? {};
  const bounded = boundBody(request, largestBody(purposes, maxText), hold);
  const form = await bounded.formData().catch(() => {
    bounded.rethrow();
    return invalid([{ path: 'body', message: 'The body is not multipart/form-data' }]);
  });
  const issues: ValidationIssue[] = [];
  const files = await readFiles(purposes, form, issues);
  const body = readTexts(shape, form, issues);
  if (issues.length > 0) invalid(issues);
  return { body, files };
}
