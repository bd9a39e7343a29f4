import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from './publish';
import { editRegistry, readRegistry, swapRegistry } from './registry-file';
import { emptyFolder, fakeBuild } from './testing/fake-build';

test('[MFE-04] a registry that has moved on is not overwritten', async () => {
  const site = await emptyFolder();
  const read = await readRegistry(site);
  await swapRegistry(site, read.seq, read);
  await expect(swapRegistry(site, read.seq, read)).rejects.toThrow('at 1, not at 0');
});

test('[MFE-04] of changes made at the same time none is lost, and a reader never sees half a document', async () => {
  const site = await emptyFolder();
  await publish({ site, ...(await fakeBuild('1.0.0')) });

  let isDone = false;
  const reading = (async () => {
    while (!isDone) JSON.parse(await readFile(join(site, 'registry.json'), 'utf8'));
  })();
  const addMenuRow = (path: string) =>
    editRegistry(site, (registry) => ({
      ...registry,
      remotes: registry.remotes.map((row) => ({
        ...row,
        menu: [...row.menu, { menu: 'main', title: { en: path }, path }],
      })),
    }));
  const paths = ['/a', '/b', '/c', '/d'];
  await Promise.all(paths.map(addMenuRow));
  isDone = true;
  await reading;

  const { seq, remotes } = await readRegistry(site);
  expect(seq).toBe(5);
  expect(remotes[0]?.menu.map(({ path }) => path).sort()).toEqual(paths);
});
