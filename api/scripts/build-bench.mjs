// Bundles the processes of the bench as the server is: what is measured is what ships, not what a loader makes of it.
import { rmSync } from 'node:fs';
import { bundleServer, root } from './server-bundle.mjs';

const outdir = 'node_modules/.cache/bench';
rmSync(`${root}/${outdir}`, { recursive: true, force: true });
await bundleServer({
  entryPoints: ['bench/servers/*.ts', 'bench/load.ts', 'bench/many-sockets.ts'],
  outbase: 'bench',
  outdir,
  logLevel: 'warning',
});
