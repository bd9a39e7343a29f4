import { spawn } from 'node:child_process';
import nodeFlags from '../api/node-flags.json' with { type: 'json' };
import { prepare } from './lib/install.mjs';
import { buildSite } from './lib/site.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
await prepare();
await buildSite();

const server = spawn(process.execPath, [...nodeFlags, 'demo/dist/main.mjs'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
