import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runOffice } from './office/run-office';
import { runBench } from './run';

const usual = {
  users: '100000',
  entries: '1000000',
  talks: '5000',
  rounds: '5',
  seconds: '5',
  connections: '50',
  sockets: '5000',
  notices: '200',
  port: '5790',
};
const quick = {
  ...usual,
  users: '3000',
  entries: '3000',
  talks: '300',
  rounds: '1',
  seconds: '1',
  sockets: '200',
  notices: '10',
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    ...Object.fromEntries(Object.keys(usual).map((name) => [name, { type: 'string' as const }])),
  },
});
const given = { ...(values.quick ? quick : usual), ...values } as typeof usual;
const { BENCH_DATABASE_URL: databaseUrl = '', BENCH_REDIS_URL: redisUrl } = process.env;
const say = (line: string) => void process.stdout.write(`${line}\n`);

execFileSync(process.execPath, ['scripts/build-bench.mjs'], {
  cwd: new URL('..', import.meta.url),
  stdio: 'inherit',
});
const isOffice = positionals[0] === 'office';
const figures = isOffice
  ? await runOffice({
      databaseUrl,
      port: Number(given.port),
      users: Number(given.users),
      entries: Number(given.entries),
      talks: Number(given.talks),
      rounds: Number(given.rounds),
      say,
    })
  : await runBench({
      databaseUrl,
      ...(redisUrl ? { redisUrl } : {}),
      port: Number(given.port),
      rounds: Number(given.rounds),
      seconds: Number(given.seconds),
      connections: Number(given.connections),
      sockets: Number(given.sockets),
      notices: Number(given.notices),
      say,
    });
const folder = new URL('../../node_modules/.cache/bench/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL(isOffice ? 'office.json' : 'api.json', folder),
  JSON.stringify({ at: new Date().toISOString(), ...given, figures }, null, 2),
);
const width = Math.max(...figures.map(({ what }) => what.length));
for (const { what, value, aim, met, from } of figures)
  say(`${met ? '✓' : '✗'} ${what.padEnd(width)}  ${value.toFixed(2).padStart(8)}  aim ${aim}  (${from})`);
say(`bench: ${figures.length} figures, ${figures.filter(({ met }) => met).length} as aimed`);
process.exit(figures.every(({ met }) => met) ? 0 : 1);
