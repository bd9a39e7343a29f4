import { prepare } from './lib/install.mjs';
import { say } from './lib/run.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
await prepare();
const { buildQa, qaSite } = await import('./lib/qa-build.mjs');
const { createQaServer } = await import('./lib/qa-server.mjs');
await buildQa();
const choices = await import('../mock-api/dist/choices.mjs');
const port = Number(process.env.PORT ?? 4100);
createQaServer(qaSite, choices).listen(port, '127.0.0.1', () => {
  say(`Each remote alone, on the mock: http://127.0.0.1:${port}/qa`);
});
