import { parseArgs } from 'node:util';
import { lendDatabase } from '../conformance/open-target';
import type { Outcome } from './race';
import { type RaceName, races, runRace } from './run';
import { raceOverProcesses } from './two-processes';

const { values } = parseArgs({
  options: {
    parallel: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '20' },
  },
});
const scale = { parallel: Number(values.parallel), rounds: Number(values.rounds) };
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Sums {
  races: number;
  calls: number;
  faults: number;
}

async function raceOn(name: string, url: string | undefined, sums: Sums): Promise<void> {
  const close = await lendDatabase(url);
  say(`› ${name}: ${scale.parallel} at once`);
  for (const race of Object.keys(races) as RaceName[]) {
    const start = performance.now();
    const outcome = await runRace(race, scale);
    tell(race, outcome, sums, ` (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
  await close();
}

function tell(race: string, { calls, seen, faults }: Outcome, sums: Sums, took = ''): void {
  say(`  ${faults.length === 0 ? '✓' : '✗'} ${race}: ${seen}${took}`);
  for (const fault of faults) say(`    ${fault}`);
  sums.races += 1;
  sums.calls += calls;
  sums.faults += faults.length;
}

const sums: Sums = { races: 0, calls: 0, faults: 0 };
await raceOn('PGlite', undefined, sums);
const { RACES_DATABASE_URL: server, RACES_SERVERS: servers = '' } = process.env;
if (server) await raceOn('PostgreSQL', server, sums);
if (servers) {
  say('› Two processes with PostgreSQL and Redis');
  for (const [race, outcome] of Object.entries(await raceOverProcesses(servers.split(',')))) tell(race, outcome, sums);
}
say(
  `races: ${server ? 2 : 1} databases, ${servers ? 2 : 'no'} processes, ${sums.races} races, ${sums.calls} calls, ${sums.faults} faults`,
);
process.exit(sums.faults === 0 && server && servers ? 0 : 1);
