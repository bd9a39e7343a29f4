import { parseArgs } from 'node:util';
import { lendDatabase } from '../conformance/open-target';
import { type RaceName, races, runRace } from './run';

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
    const { calls, seen, faults } = await runRace(race, scale);
    say(`  ${faults.length === 0 ? '✓' : '✗'} ${race}: ${seen} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    for (const fault of faults) say(`    ${fault}`);
    sums.races += 1;
    sums.calls += calls;
    sums.faults += faults.length;
  }
  await close();
}

const sums: Sums = { races: 0, calls: 0, faults: 0 };
await raceOn('PGlite', undefined, sums);
const { RACES_DATABASE_URL: server } = process.env;
if (server) await raceOn('PostgreSQL', server, sums);
say(`races: ${server ? 2 : 1} databases, ${sums.races} races, ${sums.calls} calls, ${sums.faults} faults`);
process.exit(sums.faults === 0 && server ? 0 : 1);
