// Bundles the server with the demo data into dist/main.mjs, and holds the content to the contract.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleServer, parserChild } from '../../api/scripts/server-bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
rmSync(`${root}/dist`, { recursive: true, force: true });
await bundleServer({
  absWorkingDir: root,
  entryPoints: { main: 'src/main.ts', 'check-content': 'src/check-content.ts', ...parserChild },
  outdir: 'dist',
});
await import(`${root}/dist/check-content.mjs`).catch((error) => {
  process.stderr.write(`Content that cannot be used:\n${error.message}\n`);
  process.exit(1);
});
