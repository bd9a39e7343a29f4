// Bundles the server into dist/main.mjs.
import { rmSync } from 'node:fs';
import { bundleServer, root } from './server-bundle.mjs';

rmSync(`${root}/dist`, { recursive: true, force: true });
await bundleServer({ entryPoints: { main: 'src/node/main.ts' }, outdir: 'dist' });
