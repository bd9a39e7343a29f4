import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Where `scripts/build-bench.mjs` puts them. */
const built = new URL('../node_modules/.cache/bench/', import.meta.url);

/** A process of the bench: servers and drivers never share one. */
export interface Child {
  ask<T>(message: object): Promise<T>;
  stop(): Promise<void>;
}

/**
 * Starts a bundled script of the bench; it tells `ready` first and answers one message after the other.
 * @param flags what Node is started with besides.
 */
export async function startChild(script: string, options: object, flags: readonly string[] = []): Promise<Child> {
  const child: ChildProcess = fork(fileURLToPath(new URL(script, built)), [JSON.stringify(options)], {
    execArgv: [...flags, '--expose-gc'],
  });
  const ended = new Promise<void>((done) => void child.once('exit', () => done()));
  const next = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      const gone = (code: number | null) => reject(new Error(`${script} ended with ${code}`));
      child.once('exit', gone);
      child.once('message', (message) => {
        child.off('exit', gone);
        resolve(message as T);
      });
    });
  await next();
  return {
    ask: (message) => {
      const answer = next();
      child.send(message);
      return answer as Promise<never>;
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** The other side: does what it is asked, one thing after the other. */
export function serveParent(answer: (message: never) => unknown): void {
  process.on('message', async (message) => {
    process.send?.((await answer(message as never)) ?? {});
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}

export const optionsGiven = <T>(): T => JSON.parse(process.argv[2] ?? '{}') as T;
