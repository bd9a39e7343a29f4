import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { files, questionFiles, questions } from '../../db/schema';
import { linkTo } from '../contents/link-to';
import { type LooseFile, linkThumbnails } from '../contributions/pictures';
import { type Ctx, callerId } from '../ctx';
import { refuse } from '../refuse';
import { acceptFile } from '../uploads/accept-file';
import { claimFiles, releaseFiles } from '../uploads/claim-files';
import type { Verb } from '../verb';

const { id, key, width, height, thumbnails } = files;
const columns = { id, key, width, height, thumbnails };

/** How many pictures stand with a question. */
export const pictureCount = sql<number>`(select count(*) from ${questionFiles}
  where ${eq(questionFiles.questionId, questions.id)})`.mapWith(Number);

const rowsOf = ({ db }: Ctx, questionId: string) =>
  db
    .select(columns)
    .from(questionFiles)
    .innerJoin(files, eq(files.id, questionFiles.fileId))
    .where(eq(questionFiles.questionId, questionId))
    .orderBy(asc(questionFiles.position));

/** A picture with a link for this caller alone (SEC-31). */
const present = async (
  ctx: Ctx,
  { id, key, width, height, thumbnails }: Awaited<ReturnType<typeof rowsOf>>[number],
) => ({
  _id: id,
  url: (await linkTo(ctx, key)) ?? '',
  width,
  height,
  thumbnails: await linkThumbnails(ctx, { key, thumbnails }),
});

/** The pictures of a question in their order. */
export const picturesOf = async (ctx: Ctx, questionId: string) =>
  Promise.all((await rowsOf(ctx, questionId)).map((row) => present(ctx, row)));

/** Sent by this person, and named by no question. */
const isWaiting = (ownerId: string) =>
  and(eq(files.ownerId, ownerId), eq(files.purpose, 'questionImage'), isNull(files.claimedAt));

/** Takes pictures that were sent and wait; VALIDATION_FAILED where one is another's, or went in the meantime. */
async function take(tx: Ctx, fileIds: string[]): Promise<void> {
  const ownerId = callerId(tx);
  const isTaken = and(inArray(files.id, fileIds), isWaiting(ownerId));
  // Held, so that of two questions that name one at once the second is told so.
  if ((await tx.db.select({ id }).from(files).where(isTaken).for('update')).length < fileIds.length)
    refuse('VALIDATION_FAILED', {
      result: { issues: [{ path: 'body.pictures', message: 'A picture is not there any more; add it again' }] },
    });
  await claimFiles(tx, { fileIds, ownerId, purpose: 'questionImage' });
}

/**
 * Makes these the pictures of a question, in this order: those that are new to it are taken, the others go.
 * @returns what went, to `discard` once that is committed
 */
export async function arrangePictures(tx: Ctx, questionId: string, fileIds: string[]): Promise<LooseFile[]> {
  const before = await rowsOf(tx, questionId);
  const gone = before.filter((row) => !fileIds.includes(row.id));
  const added = fileIds.filter((one) => before.every((row) => row.id !== one));
  if (added.length > 0) await take(tx, added);
  await tx.db.delete(questionFiles).where(eq(questionFiles.questionId, questionId));
  if (fileIds.length > 0)
    await tx.db.insert(questionFiles).values(fileIds.map((fileId, position) => ({ questionId, fileId, position })));
  await releaseFiles(
    tx,
    gone.map((row) => row.id),
  );
  return gone.map(({ id, key }) => ({ id, key }));
}

/** Takes in one picture for a question that is being written, redrawn like all others; a question names it (DOC-07). */
export const addPicture: Verb<'questions.pictures.add'> = async ({ ctx, input: { files: given } }) => {
  const [file, ...more] = given.questionImage;
  if (!file || more.length > 0)
    return refuse('VALIDATION_FAILED', {
      result: { issues: [{ path: 'files.questionImage', message: 'Send one picture' }] },
    });
  const { fileId } = await acceptFile(ctx, { file, ownerId: callerId(ctx) });
  const [row] = await ctx.db.select(columns).from(files).where(eq(files.id, fileId));
  return { code: 'SUCCESS', result: await present(ctx, row ?? refuse('SERVER_ERROR')) };
};

const mostWaiting = 20;

/** Gives links to the caller's pictures that wait for their question: its draft holds their ids alone (DOC-07). */
export const listWaiting: Verb<'questions.pictures.list'> = async ({ ctx }) => {
  const rows = await ctx.db
    .select(columns)
    .from(files)
    .where(isWaiting(callerId(ctx)))
    .orderBy(desc(files.createdAt), asc(files.id))
    .limit(mostWaiting);
  return { code: 'SUCCESS', result: await Promise.all(rows.map((row) => present(ctx, row))) };
};
