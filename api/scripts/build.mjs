// Bundles the server into dist/main.mjs, or into the folder that is named, and beside it what an operator runs.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundleServer, commands, parserChild, root } from './server-bundle.mjs';

const outdir = resolve(process.argv[2] ?? `${root}/dist`);
rmSync(outdir, { recursive: true, force: true });
await bundleServer({ entryPoints: { main: 'src/node/main.ts', ...commands, ...parserChild }, outdir });
