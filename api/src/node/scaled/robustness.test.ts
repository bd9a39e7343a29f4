import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { chosenRows } from '../../testing/chosen-rows';

/** Runs one of the long runs in its short form. */
async function run(script: string, size: string) {
  const child = spawn(process.execPath, [`${__dirname}/../../../scripts/${script}.mjs`, size], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  // Where it failed the servers' log stands behind it.
  const closing = output.split('\n').findLast((line) => line.startsWith(`${script}: `));
  return { code: code as number | null, output, closing };
}

const killed = async () => {
  const { code, closing } = await run('kill9', '2');
  expect(closing).toMatch(/^kill9: 2 rounds, \d+ writes acknowledged, 0 lost, 0 half written$/);
  expect(code).toBe(0);
};

const withoutStores = async () => {
  const { code, output, closing } = await run('outage', '1');
  expect(output.split('\n').filter((line) => line.includes('✗'))).toEqual([]);
  expect(closing).toMatch(/, 0 lost; back within [\d.]+ s, 0 faults$/);
  expect(code).toBe(0);
};

test.each(
  chosenRows('robustness', 1, [
    ['[SEC-42] a server that is killed while it writes loses nothing it has acknowledged', killed],
    [
      '[SEC-42] [SEC-25] Postgres and Redis go and come back under load: clear answers, nothing lost, no restart',
      withoutStores,
    ],
  ] as const),
)('%s', async (_title, holds) => holds());
