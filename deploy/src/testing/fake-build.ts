import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release, RemoteDescription, RemoteRoute } from '@tvacha/shared-contract/registry';

const describe = (page: Partial<RemoteRoute>): RemoteDescription => ({
  area: 'doctor',
  prefixes: ['/doctor'],
  routes: [{ path: '/doctor/dashboard', title: { en: 'Dashboard' }, ...page }],
  menu: [],
});

export const emptyFolder = () => mkdtemp(join(tmpdir(), 'deploy-'));

/** A folder as a remote's build leaves it, with a `remote.json` above it. */
export async function fakeBuild(version: string, code = `console.log('${version}')`, page: Partial<RemoteRoute> = {}) {
  const folder = await emptyFolder();
  const dist = join(folder, 'dist');
  const release: Release = {
    version,
    name: `doctor__${version.replaceAll('.', '_')}`,
    entry: 'remoteEntry.js',
    core: '^1.0.0',
    integrity: { 'remoteEntry.js': 'sha384-oneoneone' },
    preload: { '*': ['remote.js'] },
    late: { '/doctor/dashboard': { files: ['chart.js'], needs: ['react'] } },
    consumes: ['react'],
  };
  await mkdir(dist);
  await writeFile(join(dist, 'release.json'), JSON.stringify(release));
  await writeFile(join(dist, 'remoteEntry.js'), code.padEnd(2_000, '/'));
  await writeFile(join(folder, 'remote.json'), JSON.stringify(describe(page)));
  return { dist, description: join(folder, 'remote.json'), area: 'doctor' as const };
}
