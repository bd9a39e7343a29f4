import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('judge.mjs', import.meta.url));
/** What test files leave behind in a process slows down those after them. */
const mostMemory = 1.5e9;

/** A process that runs test files one after the other, and is begun anew when it hangs, dies or has grown. */
class Judge {
  #child;

  async #start(env) {
    const child = fork(program, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    this.#child = child;
    await this.#answer(child, 120_000);
  }

  #answer(child, within) {
    return new Promise((done) => {
      const end = (answer) => {
        clearTimeout(timer);
        child.off('message', end).off('exit', died);
        done(answer);
      };
      const died = () => {
        this.#child = undefined;
        end({ isDead: true });
      };
      const timer = setTimeout(() => {
        this.end();
        end({ isLate: true });
      }, within);
      child.on('message', end).on('exit', died);
    });
  }

  constructor(env) {
    this.env = env;
  }

  async #try(job, within) {
    if (!this.#child) await this.#start(this.env);
    if (!this.#child) return { broken: 'It does not start' };
    this.#child.send(job);
    const answer = await this.#answer(this.#child, within);
    if (answer.broken || answer.memory > mostMemory) this.end();
    return answer;
  }

  /**
   * Runs one file; `isLate` where it took longer than `within`, `isDead` where the process ended.
   * @throws where a process cannot do its work, twice
   */
  async run(job, within) {
    const first = await this.#try(job, within);
    const answer = first.broken ? await this.#try(job, within) : first;
    if (answer.broken) throw new Error(`A process for tests is of no use: ${answer.broken}`);
    return answer;
  }

  end() {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}

/**
 * Takes a list from both ends, so that neighbours, which need the same environment, share a process.
 * @param work is given an item and a process for it
 */
export async function inProcesses(items, { processes, env }, work) {
  const waiting = [...items];
  const take = async (at) => {
    const judge = new Judge(env);
    try {
      while (waiting.length > 0) await work(at % 2 === 0 ? waiting.shift() : waiting.pop(), judge);
    } finally {
      judge.end();
    }
  };
  await Promise.all(Array.from({ length: processes }, (_, at) => take(at)));
}
