import type { ValidationIssue } from '@tvacha/shared-contract';
import { refusedFiles } from '../../db/schema';
import { FileError, type IncomingFile } from '../../uploads/incoming-file';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';
import { type InspectedFile, inspectFile } from './inspect-file';
import { checkQuota, storeFiles } from './store-file';

export interface AcceptedFile {
  fileId: string;
  /** Where it lies in the file store. */
  key: string;
}

type Looked = { file: IncomingFile; inspected: InspectedFile } | { issue: ValidationIssue };

async function look(ctx: Ctx, file: IncomingFile): Promise<Looked> {
  try {
    return { file, inspected: await inspectFile(ctx, file) };
  } catch (error) {
    if (error instanceof FileError) return { issue: { path: file.path, message: error.message } };
    throw error;
  }
}

const bytesOf = (given: readonly IncomingFile[]) => given.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

/**
 * Refuses the files of a call, which count for the quota of the day: each of them was looked at.
 * @throws DOCUMENT_VALIDATION_ERROR
 */
export async function refuseFiles(
  ctx: Ctx,
  ownerId: string,
  { sizes, issues }: { sizes: readonly number[]; issues: ValidationIssue[] },
): Promise<never> {
  const createdAt = ctx.clock.now();
  await ctx.db.insert(refusedFiles).values(sizes.map((size) => ({ ownerId, size, createdAt })));
  return refuse('DOCUMENT_VALIDATION_ERROR', { result: { issues } });
}

/**
 * Takes files in, all or none. They wait to be claimed by the record that holds them (`claimFiles`). Call it
 * before the transaction of that record: looking at files and storing them takes its time.
 * @returns one for each file, in their order
 * @throws DOCUMENT_VALIDATION_ERROR saying which file and why; RATE_LIMITED over the quota of a day;
 *   UNAVAILABLE where the store or the scanner is away, or too many files wait to be looked at
 */
export async function acceptFiles(
  ctx: Ctx,
  { files, ownerId }: { files: readonly IncomingFile[]; ownerId: string },
): Promise<AcceptedFile[]> {
  if (files.length === 0) return [];
  // Before anything is looked at, which may cost more than all else.
  await checkQuota(ctx, ownerId, { files: files.length, bytes: bytesOf(files) });
  const looked: Looked[] = [];
  for (const file of files) looked.push(await look(ctx, file));
  const issues = looked.flatMap((one) => ('issue' in one ? [one.issue] : []));
  if (issues.length > 0)
    return refuseFiles(ctx, ownerId, { sizes: files.map(({ bytes }) => bytes.byteLength), issues });
  const good = looked.flatMap((one) => ('inspected' in one ? [{ ...one.inspected, purpose: one.file.purpose }] : []));
  const stored = await storeFiles(ctx, ownerId, good);
  return stored.map(({ id, key }) => ({ fileId: id, key }));
}

/** Takes one file in; see `acceptFiles`. */
export async function acceptFile(ctx: Ctx, { file, ownerId }: { file: IncomingFile; ownerId: string }) {
  const [stored] = await acceptFiles(ctx, { files: [file], ownerId });
  return stored ?? refuse('SERVER_ERROR');
}
