import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { publish } from './publish';
import { readRegistry } from './registry-file';
import { emptyFolder, fakeBuild } from './testing/fake-build';

test('[MFE-04] a published build becomes the current release, the one before it the previous', async () => {
  const site = await emptyFolder();
  await publish({ site, ...(await fakeBuild('1.0.0')) });
  await publish({ site, ...(await fakeBuild('1.1.0')) });

  const { seq, remotes } = await readRegistry(site);
  expect(seq).toBe(2);
  expect(remotes).toHaveLength(1);
  expect(remotes[0]).toMatchObject({
    area: 'doctor',
    prefixes: ['/doctor'],
    current: {
      version: '1.1.0',
      entry: '/remotes/doctor/1.1.0/remoteEntry.js',
      integrity: { '/remotes/doctor/1.1.0/remoteEntry.js': 'sha384-oneoneone' },
      preload: { '*': ['/remotes/doctor/1.1.0/remote.js'] },
      late: { '/doctor/dashboard': { files: ['/remotes/doctor/1.1.0/chart.js'], needs: ['react'] } },
    },
    previous: { version: '1.0.0', entry: '/remotes/doctor/1.0.0/remoteEntry.js' },
  });
});

test('[MFE-04] a version that is published already is not overwritten with other files', async () => {
  const site = await emptyFolder();
  await publish({ site, ...(await fakeBuild('1.0.0', 'first')) });
  await expect(publish({ site, ...(await fakeBuild('1.0.0', 'second')) })).rejects.toThrow('published already');

  expect(await readFile(join(site, 'remotes/doctor/1.0.0/remoteEntry.js'), 'utf8')).toMatch(/^first/);
  expect((await readRegistry(site)).seq).toBe(1);
});

test('[MFE-04] the same build published twice changes nothing', async () => {
  const site = await emptyFolder();
  const build = await fakeBuild('1.0.0');
  const once = await publish({ site, ...build });
  expect(await publish({ site, ...build })).toEqual(once);
});

test('[MFE-04] a local site may replace a version, and its compressed copies follow', async () => {
  const site = await emptyFolder();
  await publish({ site, ...(await fakeBuild('1.0.0', 'first')) });
  await publish({ site, ...(await fakeBuild('1.0.0', 'second')), replace: true });

  const folder = join(site, 'remotes/doctor/1.0.0');
  expect(brotliDecompressSync(await readFile(join(folder, 'remoteEntry.js.br'))).toString()).toMatch(/^second/);
  expect(await readdir(folder)).toEqual(['release.json', 'remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz']);
});

test('[MFE-04] a build is not published as another area', async () => {
  const site = await emptyFolder();
  await expect(publish({ site, ...(await fakeBuild('1.0.0')), area: 'patient' })).rejects.toThrow('not of patient');
  expect((await readRegistry(site)).remotes).toEqual([]);
});

test('[MFE-07] a build that takes a module which the shell does not offer is not published', async () => {
  const site = await emptyFolder();
  const offers = (shares: object) => writeFile(join(site, 'shell/preload.json'), JSON.stringify({ entry: [], shares }));
  await mkdir(join(site, 'shell'));

  await offers({ 'react-dom': [] });
  await expect(publish({ site, ...(await fakeBuild('1.0.0')) })).rejects.toThrow('does not offer: react');
  expect((await readRegistry(site)).remotes).toEqual([]);

  await offers({ react: [] });
  expect((await publish({ site, ...(await fakeBuild('1.0.0')) })).remotes).toHaveLength(1);
});

test('[MFE-04] where a version may be replaced, the URL of its entry tells the builds apart', async () => {
  const site = await emptyFolder();
  const { remotes } = await publish({ site, ...(await fakeBuild('1.0.0')), replace: true });
  const entry = remotes[0]?.current.entry ?? '';
  expect(entry).toMatch(/^\/remotes\/doctor\/1\.0\.0\/remoteEntry\.js\?\w+$/);
  expect(remotes[0]?.current.integrity).toHaveProperty([entry]);
});

test('[MFE-04] a build that takes a name, a prefix or a route of others is refused before a file of it is laid', async () => {
  const site = await emptyFolder();
  await publish({ site, ...(await fakeBuild('1.0.0')) });
  const intruder = async (change: object) => {
    const build = await fakeBuild('1.0.0');
    const described = { ...JSON.parse(await readFile(build.description, 'utf8')), ...change };
    await writeFile(build.description, JSON.stringify(described));
    return publish({ site, ...build, area: described.area });
  };
  const free = { area: 'pharmacy', prefixes: ['/pharmacy'], routes: [] };
  await expect(intruder({ ...free, area: '../out' })).rejects.toThrow('"../out" cannot name an area');
  await expect(intruder({ ...free, area: 'constructor' })).rejects.toThrow('"constructor" cannot name an area');
  await expect(intruder({ ...free, prefixes: ['/doctor'] })).rejects.toThrow('pharmacy: /doctor belongs to doctor');
  const routes = [{ path: '/doctor/dashboard', title: { en: 'Dashboard' } }];
  await expect(intruder({ ...free, routes })).rejects.toThrow('pharmacy: /doctor/dashboard belongs to doctor');
  expect(await readdir(join(site, 'remotes'))).toEqual(['doctor']);

  expect((await intruder(free)).remotes.map(({ area }) => area)).toEqual(['doctor', 'pharmacy']);
});

test('[MFE-11] a call that a page makes at once is published with where it goes and who may make it', async () => {
  const site = await emptyFolder();
  const first = [{ operation: 'ebooks.list' as const, query: { dataPerPage: 20 } }];
  await publish({ site, ...(await fakeBuild('1.0.0', undefined, { first })) });

  const [row] = (await readRegistry(site)).remotes;
  const access = { kind: 'member', section: 'Ebooks', flag: 'read' };
  expect(row?.routes[0]?.first).toEqual([{ ...first[0], method: 'GET', path: '/api/ebooks', access }]);
});

test('[MFE-11] a page that asks first for what no server has is not published', async () => {
  const site = await emptyFolder();
  const first = [{ operation: 'ebooks.borrow' as 'ebooks.list' }];
  await expect(publish({ site, ...(await fakeBuild('1.0.0', undefined, { first })) })).rejects.toThrow(
    '/doctor/dashboard asks first for an unknown ebooks.borrow',
  );
});
