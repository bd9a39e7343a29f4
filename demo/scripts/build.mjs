// Bundles the server with the demo data into dist/main.mjs.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '../../api/scripts/server-bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
rmSync(`${root}/dist`, { recursive: true, force: true });
await bundleServer({ absWorkingDir: root, entryPoints: { main: 'src/main.ts' }, outdir: 'dist' });
