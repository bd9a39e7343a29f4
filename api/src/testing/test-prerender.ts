import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Speaks as the shell's file for the server does; what a page does stands in its path. */
const source = `
const { parentPort } = require('node:worker_threads');
let drawn = 0;
let asked = 0;
const waiting = new Map();
const ask = (operation, query) => new Promise((done) => {
  waiting.set(++asked, done);
  parentPort.postMessage({ kind: 'ask', id: asked, operation, query });
});
async function draw({ path, search, language }) {
  drawn += 1;
  if (path.endsWith('/private')) return undefined;
  if (path.endsWith('/throws')) throw new Error('a fault of its own');
  while (path.endsWith('/hangs'));
  if (path.endsWith('/waits')) await new Promise(() => {});
  if (path.endsWith('/ends')) process.exit(1);
  const operation = new URLSearchParams(search).get('ask');
  const answer = operation ? await ask(operation, { page: 2, none: undefined }) : undefined;
  return {
    status: path === '/nothing' ? 404 : 200,
    title: 'Drawn & ready',
    head: '<meta name="description" content="of the page">',
    body: '<h1>Drawing ' + drawn + ' in ' + language + '</h1>',
    reads: path === '/doctor/book' ? { type: 'article', id: 'the-article' } : undefined,
    state: JSON.stringify({ slice: '</script><b>', answer }),
  };
}
parentPort.on('message', async (message) => {
  if (message.kind === 'answer') return waiting.get(message.id)(message);
  try {
    parentPort.postMessage({ kind: 'prerendered', id: message.id, page: await draw(message.request) });
  } catch (error) {
    parentPort.postMessage({ kind: 'failed', id: message.id, error: error.message });
  }
});
parentPort.postMessage({ kind: 'ready' });
`;

/** Puts a file for the server beside the test site's shell. */
export const addTestPrerender = (dir: string): Promise<void> => writeFile(join(dir, 'shell/server.cjs'), source);
