import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { prepare } from './lib/install.mjs';
import { bad, good, say } from './lib/run.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
await prepare();
const { buildSite } = await import('./lib/site.mjs');
const { default: webpack } = await import('webpack');
const { default: DevServer } = await import('webpack-dev-server');
const { tsImport } = await import('tsx/esm/api');
const { shellConfig } = await import('./webpack/shell.mjs');
const { remoteConfig } = await import('./webpack/remote.mjs');
const { releaseAt, withRelease } = await tsImport('../deploy/src/publish.ts', import.meta.url);

const [area] = process.argv.slice(2);
const folder = `${process.cwd()}/mfe-${area}`;
if (!area || !existsSync(`${folder}/remote.config.ts`)) {
  bad('Say which remote you work on: npm run dev -- doctor');
  process.exit(1);
}
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));
const api = Number(process.env.PORT ?? 4000);
const port = Number(process.env.DEV_PORT ?? 3000);
const outDir = `${process.cwd()}/dist/dev/${area}`;
const base = `/dev/${area}/`;

// The other remotes are taken as they were last built.
await buildSite();
const server = spawn('npm', ['run', '--silent', 'dev', '-w', '@tvacha/demo'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(api),
    SITE_DIR: `${process.cwd()}/dist/site`,
    DATA_DIR: `${process.cwd()}/.data`,
  },
});

const remote = webpack(remoteConfig({ folder, outDir, dev: true }));
await new Promise((first) => {
  remote.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error || stats.hasErrors()) bad(error?.message ?? stats.toString('errors-only'));
    else good(`${area} is built`);
    first();
  });
});

/** The built site's registry, with the remote at work in the place of its release. */
async function registry(_request, response) {
  const known = await readJson('dist/site/registry.json');
  const release = releaseAt(base, await readJson(`${outDir}/release.json`));
  response.json(withRelease(known, await readJson(`${outDir}/remote.json`), release));
}

const devServer = new DevServer(
  {
    port,
    host: '127.0.0.1',
    historyApiFallback: true,
    static: { directory: outDir, publicPath: base, watch: true },
    proxy: [{ context: ['/api', '/remotes', '/dev/outbox'], target: `http://127.0.0.1:${api}`, ws: true }],
    setupMiddlewares: (middlewares) => [
      { name: 'registry', path: '/registry.json', middleware: registry },
      ...middlewares,
    ],
  },
  webpack(shellConfig({ dev: true, outDir: `${process.cwd()}/dist/dev/shell` })),
);
await devServer.start();
say(`The shell and ${area} from source: http://127.0.0.1:${port}`);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.kill('SIGTERM');
    process.exit(0);
  });
}
