import type { ValidationIssue } from '@tvacha/shared-contract';
import { FileError } from '../../uploads/file-error';
import type { IncomingFile } from '../../uploads/incoming-file';
import { type Ctx, inTransaction } from '../ctx';
import { refuse } from '../refuse';
import { checkQuota } from './check-quota';
import { type InspectedFile, inspectFile } from './inspect-file';
import { storeFile } from './store-file';

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

/**
 * Takes files in, all or none. They wait to be claimed by the record that holds them (`claimFiles`). Call it
 * before the transaction of that record, or in it: where it fails, the files go too.
 * @returns one for each file, in their order
 * @throws DOCUMENT_VALIDATION_ERROR saying which file and why; RATE_LIMITED over the quota of a day;
 *   UNAVAILABLE where the store or the scanner is away
 */
export async function acceptFiles(
  ctx: Ctx,
  { files, ownerId }: { files: readonly IncomingFile[]; ownerId: string },
): Promise<AcceptedFile[]> {
  if (files.length === 0) return [];
  const looked: Looked[] = [];
  for (const file of files) looked.push(await look(ctx, file));
  const issues = looked.flatMap((one) => ('issue' in one ? [one.issue] : []));
  if (issues.length > 0) refuse('DOCUMENT_VALIDATION_ERROR', { result: { issues } });
  const good = looked.flatMap((one) => ('inspected' in one ? [one] : []));
  return inTransaction(ctx, async (tx) => {
    const bytes = good.reduce((sum, { inspected }) => sum + inspected.bytes.byteLength, 0);
    await checkQuota(tx, ownerId, { files: good.length, bytes });
    const stored: AcceptedFile[] = [];
    for (const { file, inspected } of good)
      stored.push(await storeFile(tx, { ...inspected, purpose: file.purpose, ownerId }));
    return stored;
  });
}

/** Takes one file in; see `acceptFiles`. */
export async function acceptFile(ctx: Ctx, { file, ownerId }: { file: IncomingFile; ownerId: string }) {
  const [stored] = await acceptFiles(ctx, { files: [file], ownerId });
  return stored ?? refuse('SERVER_ERROR');
}
