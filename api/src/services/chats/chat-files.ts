import type { ChatFile } from '@tvacha/shared-contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { chatFiles, type FileRow, files } from '../../db/schema';
import { signFileUrl } from '../../files/file-url';
import { thumbnailKey } from '../../files/thumbnails';
import { type Ctx, callerId } from '../ctx';
import { acceptFiles } from '../uploads/accept-file';
import { claimFiles } from '../uploads/claim-files';

type Incoming = Parameters<typeof acceptFiles>[1]['files'];

/** Takes in the files that come with a message, before its transaction; see `acceptFiles`. @returns their ids */
export async function acceptChatFiles(ctx: Ctx, given: Incoming): Promise<string[]> {
  const accepted = await acceptFiles(ctx, { files: given, ownerId: callerId(ctx) });
  return accepted.map(({ fileId }) => fileId);
}

/** Ties files of the caller to a message, in their order. */
export async function attachChatFiles(tx: Ctx, messageId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await claimFiles(tx, { fileIds, ownerId: callerId(tx), purpose: 'chatFile' });
  await tx.db.insert(chatFiles).values(fileIds.map((fileId, position) => ({ messageId, fileId, position })));
}

/** A file with links for this caller alone: a picture is looked at, a PDF is saved. */
async function present(ctx: Ctx, row: FileRow): Promise<ChatFile> {
  const { id, key, name, type, size, width, height, thumbnails } = row;
  const isPicture = width !== null && height !== null;
  const link = (of: string) => signFileUrl(ctx, of, callerId(ctx), { view: isPicture });
  const [small] = thumbnails;
  const preview = isPicture && {
    url: await link(small === undefined ? key : thumbnailKey(key, small)),
    width,
    height,
  };
  return { _id: id, name, type, size, url: await link(key), preview: preview || null };
}

/** Messages with their files; one statement for all of them. */
export async function withFiles<Message extends { _id: string }>(ctx: Ctx, messages: readonly Message[]) {
  const ids = messages.map(({ _id }) => _id);
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ messageId: chatFiles.messageId, file: files })
          .from(chatFiles)
          .innerJoin(files, eq(files.id, chatFiles.fileId))
          .where(inArray(chatFiles.messageId, ids))
          .orderBy(asc(chatFiles.position));
  return Promise.all(
    messages.map(async (message) => {
      const own = rows.filter(({ messageId }) => messageId === message._id);
      return { ...message, files: await Promise.all(own.map(({ file }) => present(ctx, file))) };
    }),
  );
}
