import { type FileKind, fileKinds, uploads } from '@tvacha/shared-contract/uploads';
import { eq } from 'drizzle-orm';
import { createSHA256 } from 'hash-wasm';
import { base64url } from 'jose';
import { files } from '../../db/schema';
import { cleanName } from '../../uploads/file-name';
import { FileError, type IncomingStream } from '../../uploads/incoming-file';
import type { FilmKind, FilmSource } from '../../uploads/read-film';
import { sniff } from '../../uploads/sniff';
import type { Ctx } from '../ctx';
import { refuse } from '../refuse';
import { type AcceptedFile, refuseFiles } from './accept-file';
import { checkName } from './inspect-file';
import { checkQuota, reserve } from './store-file';

/** As much of a film as its kind is told by, and as harm is looked for in, at its beginning and its end. */
const head = 64 * 1024;
const ends = 1024 * 1024;

const isFilm = (kind: FileKind | null): kind is FilmKind => kind === 'mp4' || kind === 'webm';

/** The first bytes of a stream, and the whole of it again. */
async function peek(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    size += read.value.byteLength;
    if (size >= head) break;
  }
  const whole = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const early = chunks.shift();
        const { done, value } = early ? { done: false, value: early } : await reader.read();
        if (done || !value) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // One piece waits at most: what arrives quickly stays outside.
    { highWaterMark: 0 },
  );
  const first = new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
  return { first: first.subarray(0, head), whole };
}

/** Counts and hashes what passes; a body that is longer or shorter than it was announced ends in a FileError. */
async function measured(body: ReadableStream<Uint8Array>, size: number) {
  const hash = await createSHA256();
  let seen = 0;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > size) throw new FileError('This file is larger than it was said to be');
        hash.update(chunk);
        controller.enqueue(chunk);
      },
      flush() {
        if (seen < size) throw new FileError('This file did not come whole');
      },
    }),
  );
  return { counted, sha256: () => base64url.encode(hash.digest('binary')) };
}

/** The stored film, for whoever reads some of its bytes. */
const sourceOf = ({ files: store }: Ctx, key: string, size: number): FilmSource => ({
  size,
  read: async (start, end) =>
    new Uint8Array(
      await new Response((await store.read(key, { start, end: end - 1 })) ?? refuse('UNAVAILABLE')).arrayBuffer(),
    ),
});

/** A film is larger than scanners take; what makes it something else as well stands at its beginning or its end. */
async function scanEnds(ctx: Ctx, { size, read }: FilmSource): Promise<void> {
  for (const [start, end] of [[0, Math.min(ends, size)] as const, [Math.max(0, size - ends), size] as const]) {
    const harm = await ctx.scanner.scan(await read(start, end));
    if (harm) throw new FileError(`This file was refused by the scanner: it has ${harm}`);
  }
}

interface Taken {
  kind: FilmKind;
  name: string;
  body: ReadableStream<Uint8Array>;
}

/** What may be told before anything is kept. */
async function inspectHead({ purpose, name: given, body }: IncomingStream): Promise<Taken> {
  const { first, whole } = await peek(body);
  const kind = await sniff(first);
  if (!isFilm(kind) || !uploads[purpose].accept.includes(kind)) {
    await whole.cancel();
    throw new FileError(`Send one of these kinds of files: ${uploads[purpose].accept.join(', ')}`);
  }
  const name = cleanName(given);
  checkName(name, kind);
  return { kind, name, body: whole };
}

/** Puts a film under a row of its own and looks at it there; where anything is wrong both go. */
async function store(ctx: Ctx, ownerId: string, sent: IncomingStream, { kind, name, body }: Taken) {
  const { purpose, size } = sent;
  const { type, extensions } = fileKinds[kind];
  const id = crypto.randomUUID();
  const key = `uploads/${purpose}/${crypto.randomUUID()}.${extensions[0]}`;
  const row = { id, ownerId, key, purpose, name, type, size, sha256: '', createdAt: ctx.clock.now() };
  await reserve(ctx, ownerId, [row]);
  try {
    const { counted, sha256 } = await measured(body, size);
    await ctx.files.putStream(key, counted, { type, size });
    const source = sourceOf(ctx, key, size);
    await scanEnds(ctx, source);
    const facts = await ctx.parser.readFilm(source, kind);
    await ctx.db
      .update(files)
      .set({ ...facts, sha256: sha256() })
      .where(eq(files.id, id));
    return { fileId: id, key };
  } catch (error) {
    await ctx.files.remove(key).catch(() => undefined);
    await ctx.db.delete(files).where(eq(files.id, id));
    throw error;
  }
}

/**
 * Takes a film in while it arrives: from the line into the store, never as a whole into memory. What it is by its
 * first bytes is known before any of it is kept; its length, size and codecs once all of it is there. It waits to be
 * claimed like any other file (`claimFiles`). Call it outside a transaction.
 * @throws PAYLOAD_TOO_LARGE before a byte is read; DOCUMENT_VALIDATION_ERROR saying why it is not taken; RATE_LIMITED
 *   over the quota of a day; UNAVAILABLE where the store is away
 */
export async function acceptStream(
  ctx: Ctx,
  { sent, ownerId }: { sent: IncomingStream; ownerId: string },
): Promise<AcceptedFile> {
  const { purpose, size } = sent;
  if (size > uploads[purpose].maxBytes) refuse('PAYLOAD_TOO_LARGE');
  await checkQuota(ctx, ownerId, { files: 1, bytes: size });
  try {
    return await store(ctx, ownerId, sent, await inspectHead(sent));
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return refuseFiles(ctx, ownerId, { sizes: [size], issues: [{ path: purpose, message: error.message }] });
  }
}
