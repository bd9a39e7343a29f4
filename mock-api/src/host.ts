import { readFile } from 'node:fs/promises';
import { sharpImages } from '@tvacha/api/sharp-images';
import { facesFrom } from './faces';
import { createLoadedFiles } from './memory-files';
import { type MockServer, openMockServer } from './mock-server';

/**
 * Opens the mock in Node from what the build left beside this module.
 * @param folder where `seed.tar.gz` and `files/` lie
 */
export async function openHostMock(folder: URL): Promise<MockServer> {
  const dump = new Blob([new Uint8Array(await readFile(new URL('seed.tar.gz', folder)))]);
  const load = (key: string) =>
    readFile(new URL(`files/${key}`, folder)).then(
      (bytes) => new Uint8Array(bytes),
      () => null,
    );
  return openMockServer(dump, createLoadedFiles(load), sharpImages(), facesFrom(load));
}
