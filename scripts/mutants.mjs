import { parseArgs } from 'node:util';
import { bad, good, say } from './lib/run.mjs';
import { refusedByTypes } from './mutants/compiles.mjs';
import { keptBy, readEquivalents, staleOf } from './mutants/equivalents.mjs';
import { makePlan, usual } from './mutants/plan.mjs';
import { inProcesses } from './mutants/pool.mjs';
import { listTests, readProjects, root, setUpOnce } from './mutants/projects.mjs';
import { record } from './mutants/record.mjs';
import { keep, report } from './mutants/report.mjs';
import { judge } from './mutants/verdict.mjs';

process.chdir(root);
const { values: given } = parseArgs({
  options: {
    seed: { type: 'string', default: usual.seed },
    count: { type: 'string', default: usual.count },
    least: { type: 'string', default: '85' },
    only: { type: 'string' },
    file: { type: 'string' },
    tests: { type: 'string' },
    processes: { type: 'string', default: '2' },
    cap: { type: 'string', default: '45' },
  },
});
const since = Date.now();
const minutes = () => `${((Date.now() - since) / 60_000).toFixed(1)} min`;
let said = 0;
/** A line about the progress, at most every ten seconds. */
function beat(text, isLast = false) {
  if (!isLast && Date.now() - said < 10_000) return;
  said = Date.now();
  say(`  … ${text} (${minutes()})`);
}

const { sources, drawn, planted, key, env } = makePlan(root, given);
const equivalents = readEquivalents();
const isKept = keptBy(equivalents);
for (const { file, line } of staleOf(equivalents, sources)) bad(`equivalents.json: no such line in ${file}: ${line}`);
say(
  given.file
    ? `${planted.length} mutants of ${given.file}`
    : `Seed ${given.seed}: ${given.count} mutants, ${planted.length - given.count} in reserve`,
);

const projects = await readProjects(root);
await setUpOnce(projects);
const tests = (await listTests(projects)).filter(({ path }) => !given.tests || path.includes(given.tests));
const options = { processes: Number(given.processes), env };
const [recorded, refused] = await Promise.all([
  record(tests, {
    ...options,
    key,
    onDone: (done, all) => beat(`${done} of ${all} test files run without a mutant`, done === all),
  }),
  given.file ? [] : refusedByTypes(planted),
]);
for (const { path, fault, tests: own } of recorded) {
  const failed = own.filter(({ isOk }) => !isOk);
  if (fault || failed.length > 0)
    bad(`${path} fails without a mutant: ${fault ?? failed.map(({ name }) => name).join('; ')}`);
}

const isFault = (one) => !refused.includes(one.id) && !isKept(one.file, one);
const judged = [...drawn.values()].flatMap(({ share, drawn: own }) => own.filter(isFault).slice(0, share));
const verdicts = [];
const where = {
  seed: given.seed,
  place: `${given.file || given.only ? 'node_modules/.cache/mutants/part' : '.cache/mutants'}.json`,
};
await inProcesses(judged, options, async (mutant, process) => {
  verdicts.push(await judge(process, mutant, recorded, { cap: Number(given.cap) * 1000, root }));
  keep(verdicts, where);
  const caught = verdicts.filter(({ isCaught }) => isCaught).length;
  beat(`${verdicts.length} of ${judged.length} mutants, ${caught} caught`, verdicts.length === judged.length);
});
const survivors = verdicts.filter(({ isCaught }) => !isCaught);
const untyped = given.file ? await refusedByTypes(survivors) : [];
const counted = verdicts.filter((verdict) => !untyped.includes(verdict.id)).sort((one, other) => one.id - other.id);
const rate = report(counted, where);
const line = `Mutants: ${counted.filter(({ isCaught }) => isCaught).length} of ${counted.length} caught, ${rate.toFixed(0)} % (seed ${given.seed}, ${minutes()})`;
if (rate >= Number(given.least)) good(line);
else bad(`${line}, and it should be ${given.least} %`);
process.exit(rate >= Number(given.least) ? 0 : 1);
