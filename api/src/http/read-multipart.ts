import { type OperationShape, uploads, type ValidationIssue } from '@tvacha/shared-contract';
import type { IncomingFile } from '../uploads/incoming-file';
import { boundBody, type Hold } from './bound-body';
import { invalid } from './invalid';
import { readTextField } from './read-text-field';

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
