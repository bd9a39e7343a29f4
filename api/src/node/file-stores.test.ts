import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { FileStore } from '../files/file-store';
import { memoryFiles } from '../files/memory-files';
import { diskFiles } from './disk-files';
import { s3Files } from './s3-files';

interface Opened {
  files: FileStore;
  close(): Promise<void>;
}

const newFolder = () => mkdtemp(join(tmpdir(), 'tvacha-files-'));
const keys = { bucket: 'tvacha', region: 'ap-south-1', accessKey: 'S3RVER', secretKey: 'S3RVER' };

async function openS3(given: Partial<typeof keys> = {}) {
  const directory = await newFolder();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: keys.bucket }],
  });
  const { port } = await server.run();
  const files = s3Files({ ...keys, ...given, endpoint: `http://127.0.0.1:${port}` });
  let open = true;
  const stop = async () => {
    if (!open) return;
    open = false;
    const closed = server.close();
    server.httpServer.closeAllConnections();
    await closed;
  };
  return { files, stop, close: async () => void (await stop().then(() => rm(directory, { recursive: true }))) };
}

/** Pieces one after the other, and then the end, or an error. */
const streamOf = (pieces: readonly Uint8Array[], error?: Error) => {
  const left = [...pieces];
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece) controller.enqueue(piece);
      else if (error) controller.error(error);
      else controller.close();
    },
  });
};

async function openDisk() {
  const root = await newFolder();
  return { root, files: diskFiles(root), close: () => rm(root, { recursive: true }) };
}

const stores: [string, () => Promise<Opened>][] = [
  ['memory', async () => ({ files: memoryFiles(), close: async () => {} })],
  ['disk', openDisk],
  ['S3', openS3],
];

describe.each(stores)('[SEC-33] files in %s', (_name, open) => {
  let opened: Opened;
  let files: FileStore;
  beforeEach(async () => {
    opened = await open();
    ({ files } = opened);
  });
  afterEach(() => opened.close());

  const text = (content: string) => new TextEncoder().encode(content);
  const textOf = async (key: string, range?: { start: number; end: number }) =>
    new Response(await files.read(key, range)).text();

  test('[SEC-33] a file comes back as it was put, whole or in part, with its type', async () => {
    await files.put('ebooks/one.pdf', text('0123456789'), 'application/pdf');
    expect(await files.stat('ebooks/one.pdf')).toMatchObject({ size: 10, type: 'application/pdf' });
    expect(await textOf('ebooks/one.pdf')).toBe('0123456789');
    expect(await textOf('ebooks/one.pdf', { start: 2, end: 4 })).toBe('234');
    expect(await textOf('ebooks/one.pdf', { start: 9, end: 9 })).toBe('9');
  });

  test('[SEC-33] a file that is put again is the new one, whole', async () => {
    await files.put('a.png', text('long before'), 'image/png');
    const before = await files.stat('a.png');
    expect((await files.stat('a.png'))?.version).toBe(before?.version);
    await files.put('a.png', text('new'), 'image/webp');
    const after = await files.stat('a.png');
    expect([await textOf('a.png'), after]).toMatchObject(['new', { size: 3, type: 'image/webp' }]);
    expect(after?.version).toMatch(/^[\w-]+$/);
    expect(after?.version).not.toBe(before?.version);
  });

  test('[SEC-33] what is not there is null', async () => {
    for (const key of ['none.pdf', 'none/one.pdf', 'ebooks']) {
      expect(await files.stat(key)).toBeNull();
      expect(await files.read(key)).toBeNull();
    }
  });

  test('[SEC-34] a file that is removed is gone, and removing it again does nothing', async () => {
    await files.put('uploads/a.png', text('1'), 'image/png');
    await files.put('uploads/b.png', text('2'), 'image/png');
    await files.remove('uploads/a.png');
    await files.remove('uploads/a.png');
    await files.remove('none/at/all.png');
    expect([await files.stat('uploads/a.png'), await files.read('uploads/a.png')]).toEqual([null, null]);
    expect(await textOf('uploads/b.png')).toBe('2');
  });

  test('[SEC-33] a file of 8 MB is the same byte for byte', async () => {
    const bytes = new Uint8Array(8 * 1024 * 1024).map((_, at) => (at * 31) % 251);
    await files.put('large.bin', bytes, 'application/octet-stream');
    const back = await new Response(await files.read('large.bin')).bytes();
    expect(Buffer.compare(back, bytes)).toBe(0);
  });

  test('[SEC-33] a file that is put while it arrives is the same byte for byte, with its type', async () => {
    const pieces = Array.from({ length: 64 }, (_, at) => new Uint8Array(65_536).fill(at));
    await files.putStream('films/a.webm', streamOf(pieces), { type: 'video/webm', size: 64 * 65_536 });
    expect(await files.stat('films/a.webm')).toMatchObject({ size: 64 * 65_536, type: 'video/webm' });
    const back = await new Response(await files.read('films/a.webm', { start: 65_530, end: 131_075 })).bytes();
    expect([...new Set(back)]).toEqual([0, 1, 2]);
  });

  test('[SEC-34] of a file that breaks off nothing is left, and what broke it is told', async () => {
    const broken = streamOf([new Uint8Array(65_536)], new Error('The line is gone'));
    const put = files.putStream('films/b.webm', broken, { type: 'video/webm', size: 1_000_000 });
    await expect(put).rejects.toThrow('The line is gone');
    expect([await files.stat('films/b.webm'), await files.read('films/b.webm')]).toEqual([null, null]);
  });

  test.each(['../secret', 'ebooks/../../secret', '/../secret', 'one\0.pdf', '', 'a//b', '.', 'a b'])(
    '[SEC-33] key %j leads nowhere',
    async (key) => {
      for (const call of [files.stat(key), files.read(key), files.remove(key), files.put(key, text('1'), 'a/b')])
        await expect(call).rejects.toThrow('must stay inside');
    },
  );
});

test('[SEC-33] a file on disk has only its type beside it', async () => {
  const { root, files, close } = await openDisk();
  await files.put('ebooks/one.pdf', new Uint8Array(1), 'application/pdf');
  expect((await readdir(join(root, 'ebooks'))).sort()).toEqual(['one.pdf', 'one.pdf.type']);
  await files.remove('ebooks/one.pdf');
  expect(await readdir(join(root, 'ebooks'))).toEqual([]);
  const broken = streamOf([new Uint8Array(9)], new Error('The line is gone'));
  await files.putStream('ebooks/film.webm', broken, { type: 'video/webm', size: 10 }).catch(() => undefined);
  expect(await readdir(join(root, 'ebooks'))).toEqual([]);
  await close();
});

test('[SEC-33] a store that is away is answered with UNAVAILABLE', async () => {
  const { files, stop, close } = await openS3();
  await stop();
  for (const call of [files.stat('a'), files.read('a'), files.put('a', new Uint8Array(1), 'a/b'), files.remove('a')])
    await expect(call).rejects.toMatchObject({ code: 'UNAVAILABLE', extras: { retryAfter: 2 } });
  await close();
});

test('[SEC-33] a bucket that is not there is an error of ours: another try is of no use', async () => {
  const { files, close } = await openS3({ bucket: 'other' });
  const put = files.put('a.png', new Uint8Array(1), 'image/png');
  await expect(put).rejects.toMatchObject({ $metadata: { httpStatusCode: 404 } });
  await close();
});
