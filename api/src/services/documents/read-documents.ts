import { and, asc, eq, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { base64url } from 'jose';
import { contents, documentPages, documents } from '../../db/schema';
import { FileError } from '../../uploads/incoming-file';
import { comesWhole, copyKeyOf, type PageReader } from '../../uploads/page-reader';
import type { Ctx } from '../ctx';
import { storePages } from './store-pages';

type Needs = Pick<Ctx, 'db' | 'files' | 'clock'> & { reader: PageReader };

/** A file that cannot be read is tried this often, the later times after a rest that grows. */
const mostTries = 4;
const rest = sql`${documents.tries} * interval '10 minutes'`;
/** Documents that are read in one go. */
const batch = 20;

const due = (now: Date) =>
  or(
    isNull(documents.key),
    and(
      isNull(documents.readAt),
      lt(documents.tries, mostTries),
      lt(documents.triedAt, sql`${now.toISOString()}::timestamptz - ${rest}`),
    ),
  );

/** Keys of the PDFs that contents hold and that were not read yet. */
async function unread({ db, clock }: Needs): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: contents.fileKey })
    .from(contents)
    .leftJoin(documents, eq(documents.key, contents.fileKey))
    .where(and(isNotNull(contents.fileKey), due(clock.now())))
    .orderBy(asc(contents.fileKey))
    .limit(batch);
  return rows.flatMap(({ key }) => key ?? []);
}

const hashOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

/** Keeps a copy that is quick to read in parts; none of a file that it cannot be made of, which is read as it is. */
async function keepCopy(
  { files, reader }: Pick<Needs, 'files' | 'reader'>,
  sha256: string,
  bytes: Uint8Array<ArrayBuffer>,
) {
  const copyKey = copyKeyOf(sha256);
  try {
    await files.put(copyKey, await reader.makeReadingCopy(bytes), 'application/pdf');
    return copyKey;
  } catch (error) {
    if (error instanceof FileError) return null;
    throw error;
  }
}

/** Reads one file, some pages at a time, and keeps them as they come. */
async function read({ db, files, clock, reader }: Needs, key: string): Promise<void> {
  const stored = await files.read(key);
  if (!stored) throw new FileError('There is no such file');
  const bytes = new Uint8Array(await new Response(stored).arrayBuffer());
  const sha256 = await hashOf(bytes);
  for (let next = 1, total = 1; next <= total; ) {
    const slice = await reader.readPages(bytes, next);
    total = slice.total;
    if (slice.pages.length === 0) throw new FileError('Its pages cannot be read');
    await storePages({ db }, sha256, slice.pages, next);
    next += slice.pages.length;
    await db
      .update(documents)
      .set({ sha256, pages: next - 1 })
      .where(eq(documents.key, key));
  }
  const copyKey = bytes.byteLength < comesWhole ? null : await keepCopy({ files, reader }, sha256, bytes);
  await db.update(documents).set({ copyKey, readAt: clock.now() }).where(eq(documents.key, key));
}

/**
 * Reads the PDFs of contents that were not read yet: those that staff put in, those of a seed without rows, and those
 * that could not be read before. What no content holds any more is forgotten.
 * @returns how many were read, and how many could not be
 */
export async function readDocuments(needs: Needs): Promise<{ read: number; failed: number }> {
  await forgetDocuments(needs);
  const count = { read: 0, failed: 0 };
  for (const key of await unread(needs)) {
    const triedAt = needs.clock.now();
    // Noted first: a file that ends this process is not tried for ever.
    await needs.db
      .insert(documents)
      .values({ key, triedAt, tries: 1 })
      .onConflictDoUpdate({ target: documents.key, set: { triedAt, tries: sql`${documents.tries} + 1` } });
    try {
      await read(needs, key);
      count.read += 1;
    } catch (error) {
      if (!(error instanceof FileError)) {
        // The store or the parser was away, which is no fault of the file.
        await needs.db
          .update(documents)
          .set({ tries: sql`${documents.tries} - 1` })
          .where(eq(documents.key, key));
        throw error;
      }
      count.failed += 1;
    }
  }
  return count;
}

/** Removes what is known of files that no content holds, and pages of which no file is left. */
async function forgetDocuments({ db, files }: Pick<Ctx, 'db' | 'files'>): Promise<void> {
  const held = db.select({ key: contents.fileKey }).from(contents).where(eq(contents.fileKey, documents.key));
  const gone = await db.delete(documents).where(notExists(held)).returning({ copyKey: documents.copyKey });
  for (const { copyKey } of gone)
    if (copyKey !== null && (await db.$count(documents, eq(documents.copyKey, copyKey))) === 0)
      await files.remove(copyKey);
  const known = db.select({ key: documents.key }).from(documents).where(eq(documents.sha256, documentPages.sha256));
  await db.delete(documentPages).where(notExists(known));
}
