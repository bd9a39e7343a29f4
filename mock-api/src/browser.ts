import { setupWorker } from 'msw/browser';
import { canvasImages } from './canvas-images';
import { facesFrom } from './faces';
import { faults, isFault } from './faults';
import { createHandlers } from './handlers';
import { createLoadedFiles } from './memory-files';
import { openMockServer } from './mock-server';
import { isPersona } from './personas';

export interface MockChoice {
  persona: string;
  fault?: string;
}

const load = async (path: string) => {
  const answer = await fetch(path);
  return answer.ok ? answer.blob() : null;
};

/**
 * Starts the mock in this page, signs the persona in, and lays the fault over it.
 * @param base URL of the folder with `seed.tar.gz` and `files/`
 */
export async function startMock(base: string, { persona, fault }: MockChoice): Promise<void> {
  const dump = await load(`${base}seed.tar.gz`);
  if (!dump) throw new Error(`There is no seed at ${base}`);
  const loadFile = async (key: string) => {
    const found = await load(`${base}files/${key}`);
    return found && new Uint8Array(await found.arrayBuffer());
  };
  const mock = await openMockServer(dump, createLoadedFiles(loadFile), canvasImages(), facesFrom(loadFile));
  const worker = setupWorker(...createHandlers(mock));
  await worker.start({ serviceWorker: { url: '/mockServiceWorker.js' }, onUnhandledRequest: 'bypass', quiet: true });

  localStorage.clear();
  const session = isPersona(persona) ? await mock.signIn(persona) : null;
  for (const [key, value] of Object.entries(session ?? {})) localStorage.setItem(key, value);
  if (fault && isFault(fault)) worker.use(...faults[fault].handlers);
}
