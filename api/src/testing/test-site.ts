import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Registry, Release } from '@tvacha/shared-contract';

const release: Release = {
  version: '1.0.0',
  name: 'doctor__1_0_0',
  entry: '/remotes/doctor/1.0.0/remoteEntry.js',
  core: '^1.0.0',
  integrity: {},
  preload: {
    '*': ['/remotes/doctor/1.0.0/expose.js', '/remotes/doctor/1.0.0/expose.css'],
    '/doctor/ebook': ['/remotes/doctor/1.0.0/list.js'],
    '/doctor/ebook/:id': ['/remotes/doctor/1.0.0/book.js'],
  },
  needs: { '*': ['@tvacha/shared-ui/button'], '/doctor/ebook': ['@tvacha/shared-ui/table', 'react'] },
  late: {
    '/doctor/ebook': {
      files: ['/remotes/doctor/1.0.0/chart.js'],
      needs: ['@tvacha/shared-ui/table', '@tvacha/shared-ui/chart'],
    },
  },
  consumes: [],
};

export const testRegistry: Registry = {
  seq: 1,
  remotes: [
    {
      area: 'doctor',
      prefixes: ['/doctor'],
      menu: [],
      routes: [
        { path: '/doctor/ebook', title: { en: 'Ebooks </script><b>' } },
        { path: '/doctor/ebook/:id', title: { en: 'Ebook' } },
      ],
      current: release,
    },
  ],
};

const template =
  '<!doctype html><html lang="en"><head><title>Tvacha</title><script defer src="/static/main.1.js"></script></head><body><div id="root"></div></body></html>';
const shellFiles = {
  entry: ['/static/main.1.js'],
  areas: ['/static/areas.js', '/static/main.1.js'],
  calls: ['/static/calls.js'],
  notFound: ['/static/page-not-found.js', '/static/page-not-found.css'],
  shares: {
    '@tvacha/shared-ui/button': ['/static/share-base.js'],
    '@tvacha/shared-ui/table': ['/static/share-data.js', '/static/share-data.css'],
    '@tvacha/shared-ui/chart': ['/static/share-data.js', '/static/share-chart.js', '/static/share-chart.css'],
    react: ['/static/main.1.js'],
  },
  workers: { '@tvacha/shared-ui/chart': ['/static/chart.worker.mjs'] },
  fallbacks: { hi: '@font-face{font-family:"Held";src:url(data:font/woff2;base64,d09GMg==)}' },
  words: { hi: ['/static/words-hi.1.js'] },
};

/** A small site as the build lays it out, in a new folder. */
export async function buildTestSite(registry: unknown = testRegistry): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'tvacha-site-'));
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  };
  const script = 'console.log("hello");'.repeat(20);
  await write('shell/index.html', template);
  await write('shell/preload.json', JSON.stringify(shellFiles));
  await write('shell/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('shell/static/page-not-found.css', '.lost{}');
  await write('shell/static/main.1.js', script);
  await write('shell/static/main.1.js.br', brotliCompressSync(script));
  await write('shell/static/main.1.js.gz', gzipSync(script));
  await write('shell/sw.js', '/* the worker */');
  await write('shell/sw-off.js', 'self.registration.unregister();');
  await write('remotes/doctor/1.0.0/remoteEntry.js', script);
  await write('secret.txt', 'not of the site');
  if (registry !== undefined)
    await write('registry.json', typeof registry === 'string' ? registry : JSON.stringify(registry));
  return dir;
}
