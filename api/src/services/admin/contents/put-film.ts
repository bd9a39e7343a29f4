import { isFilmed, type ValidationIssue } from '@tvacha/shared-contract';
import { eq } from 'drizzle-orm';
import { type ContentRow, contents, type FilmRow, films } from '../../../db/schema';
import { FileError, type IncomingFile } from '../../../uploads/incoming-file';
import { readCaptions } from '../../../uploads/read-captions';
import { audit } from '../../audit';
import { changesOf } from '../../audit-changes';
import { type Ctx, callerId, inTransaction } from '../../ctx';
import { refuse } from '../../refuse';
import { acceptFiles, refuseFiles } from '../../uploads/accept-file';
import { acceptStream } from '../../uploads/accept-stream';
import { claimFiles, releaseFiles } from '../../uploads/claim-files';
import type { Verb } from '../../verb';
import { nextStamp } from '../../versions';
import { lockContent } from './find-content';
import { findDetail } from './list-contents';

type Seen = Parameters<typeof lockContent>[1];

const invalid = (issues: ValidationIssue[]): never => refuse('VALIDATION_FAILED', { result: { issues } });

/** The row, locked, where it may have a film and that may be changed. */
async function lockFilmed(tx: Ctx, seen: Seen): Promise<ContentRow> {
  const row = await lockContent(tx, seen);
  if (!isFilmed(row.type)) invalid([{ path: 'id', message: 'There is no film of this kind of content' }]);
  if (row.status === 'published') refuse('CONFLICT');
  return row;
}

const none: Omit<FilmRow, 'contentId'> = { fileId: null, posterId: null, captions: [], chapters: [] };
type Change = (before: Omit<FilmRow, 'contentId'>) => Partial<FilmRow>;

/** Changes the film of a row, which is a draft of the caller's from then on; files that it held before are let go. */
const change = (ctx: Ctx, seen: Seen, put: readonly string[], by: Change) =>
  inTransaction(ctx, async (tx) => {
    const ownerId = callerId(ctx);
    const row = await lockFilmed(tx, seen);
    await claimFiles(tx, { fileIds: put, ownerId });
    const [before = none] = await tx.db.select().from(films).where(eq(films.contentId, row.id));
    const { fileId, posterId, captions, chapters } = { ...before, ...by(before) };
    const kept = { fileId, posterId, captions, chapters };
    await tx.db
      .insert(films)
      .values({ contentId: row.id, ...kept })
      .onConflictDoUpdate({ target: films.contentId, set: kept });
    const gone = [before.fileId, before.posterId].filter(
      (id): id is string => id !== null && id !== fileId && id !== posterId,
    );
    await releaseFiles(tx, gone);
    await tx.db
      .update(contents)
      .set({ status: 'draft', createdBy: ownerId, updatedAt: nextStamp(ctx, row) })
      .where(eq(contents.id, row.id));
    const content = await findDetail(tx, row.id);
    const details = changesOf<Omit<FilmRow, 'contentId'>>(before, kept);
    await audit(tx, { action: 'content.film', subjectType: 'content', subjectId: row.id, details });
    return content;
  });

/** Puts the film of a guide, or the recording of a meeting, in place of the one there is. */
export const putFilm: Verb<'admin.contents.film'> = async ({ ctx, input: { query, stream } }) => {
  const { id, updatedAt } = query;
  // Before a large body is taken in; and again once it is there.
  await inTransaction(ctx, (tx) => lockFilmed(tx, { id, updatedAt }));
  const { fileId } = await acceptStream(ctx, { sent: stream, ownerId: callerId(ctx) });
  return {
    code: 'UPDATE_SUCCCESS',
    result: await change(ctx, { id, updatedAt }, [fileId], () => ({ fileId })),
  };
};

/** The cues of captions that were sent. @throws DOCUMENT_VALIDATION_ERROR saying what is wrong with them */
async function cuesOf(ctx: Ctx, { path, bytes }: IncomingFile) {
  try {
    return readCaptions(bytes);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return refuseFiles(ctx, callerId(ctx), {
      sizes: [bytes.byteLength],
      issues: [{ path, message: error.message }],
    });
  }
}

/** Puts or removes what belongs to a film. Captions are kept as cues: who watches gets words, never the file. */
export const putFilmParts: Verb<'admin.contents.filmparts'> = async ({ ctx, input: { body, files: sent } }) => {
  const { id, updatedAt, language, chapters, removeCaptions, removePoster = false, removeFilm = false } = body;
  const [vtt] = sent.captions;
  if (vtt && !language) invalid([{ path: 'body.language', message: 'Say in which language these captions are' }]);
  await inTransaction(ctx, (tx) => lockFilmed(tx, { id, updatedAt }));
  const cues = vtt ? await cuesOf(ctx, vtt) : undefined;
  const [poster] = await acceptFiles(ctx, { files: sent.poster, ownerId: callerId(ctx) });
  const result = await change(ctx, { id, updatedAt }, poster ? [poster.fileId] : [], (before) => {
    if (removeFilm) return none;
    const gone = [removeCaptions, cues && language];
    return {
      posterId: poster?.fileId ?? (removePoster ? null : before.posterId),
      chapters: chapters ?? before.chapters,
      captions: [
        ...before.captions.filter((one) => !gone.includes(one.language)),
        ...(cues && language ? [{ language, cues }] : []),
      ],
    };
  });
  return { code: 'UPDATE_SUCCCESS', result };
};
