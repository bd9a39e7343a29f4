import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '../files/file-store';
import { diskFiles } from './disk-files';

let root: string;
let files: FileStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tvacha-files-'));
  files = diskFiles(root);
});
afterEach(() => rm(root, { recursive: true }));

const textOf = async (key: string, range?: { start: number; end: number }) =>
  new Response(await files.read(key, range)).text();

test('[SEC-33] a file comes back as it was put, whole or in part, with its type', async () => {
  await files.put('ebooks/one.pdf', new TextEncoder().encode('0123456789'), 'application/pdf');
  expect(await files.stat('ebooks/one.pdf')).toEqual({ size: 10, type: 'application/pdf' });
  expect(await textOf('ebooks/one.pdf')).toBe('0123456789');
  expect(await textOf('ebooks/one.pdf', { start: 2, end: 4 })).toBe('234');
  expect((await readdir(join(root, 'ebooks'))).sort()).toEqual(['one.pdf', 'one.pdf.type']);
});

test('[SEC-33] what is not there is null', async () => {
  for (const key of ['none.pdf', 'none/one.pdf', 'ebooks']) {
    expect(await files.stat(key)).toBeNull();
    expect(await files.read(key)).toBeNull();
  }
});

test.each(['../secret', 'ebooks/../../secret', '/../secret', 'one\0.pdf', ''])(
  '[SEC-33] key %j leads nowhere',
  async (key) => {
    await expect(files.stat(key)).rejects.toThrow('must stay inside');
    await expect(files.put(key, new Uint8Array(1), 'text/plain')).rejects.toThrow('must stay inside');
  },
);
