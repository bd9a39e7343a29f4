import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// antd's modules are ES modules that Node does not take as such: bundled, as in the browser, they run.
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outfile = here('../../node_modules/.cache/ant-css.cjs');
await build({
  entryPoints: [here('../src/ant/ant-css.tsx')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
});
const { antCss } = createRequire(import.meta.url)(outfile);
if (process.argv.includes('--print')) process.stdout.write(antCss());
else writeFileSync(here('../src/ant/ant.generated.css'), antCss());
