import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { OperationId } from '@tvacha/shared-contract';
import { allIds, closingLine, emptyReport, type Report, runConformance, sumOf } from './run';
import type { Target } from './target';

interface Options {
  /** The script that is run, to be run again for each part. */
  entry: string;
  open: () => Promise<Target>;
}

interface Part {
  seed: number;
  cases: number;
  ids: OperationId[];
  badInput: boolean;
}

type Message = { done: OperationId; milliseconds: number } | { report: Report };

const say = (line: string) => process.stdout.write(`${line}\n`);

const readOptions = () =>
  parseArgs({
    options: {
      seed: { type: 'string' },
      only: { type: 'string', multiple: true },
      cases: { type: 'string', default: '200' },
      parts: { type: 'string' },
    },
  }).values;

/** Runs one part here and tells the process that started this one. */
async function runPart(part: Part, open: Options['open']): Promise<void> {
  const tell = (message: Message) => process.connected && process.send?.(message);
  const target = await open();
  const report = await runConformance(target, {
    ...part,
    onProgress: (done, milliseconds) => tell({ done, milliseconds }),
  });
  tell({ report });
  await target.close();
  process.disconnect?.();
}

/** The parts take operations in turn, so that none gets all of a costly area. */
function divide(ids: OperationId[], count: number, seed: number, cases: number): Part[] {
  return Array.from({ length: count }, (_, part) => ({
    seed,
    cases,
    ids: ids.filter((_id, at) => at % count === part),
    badInput: part === 0 && ids.length === allIds.length,
  }));
}

function idsNamed(only: string[] | undefined): OperationId[] {
  const ids = allIds.filter((id) => !only || only.includes(id));
  const unknown = only?.filter((id) => !ids.includes(id as OperationId)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no operation ${unknown.join(', ')}`);
  return ids;
}

/**
 * Runs the conformance checks in as many processes as there are processors, says what it does, and ends the process
 * with 1 where there was a fault.
 */
export async function runInParts({ entry, open }: Options): Promise<void> {
  const given = process.env.CONFORMANCE_PART;
  if (given) return runPart(JSON.parse(given) as Part, open);
  const values = readOptions();
  const since = performance.now();
  const seed = values.seed === undefined ? (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) : Number(values.seed);
  const ids = idsNamed(values.only);
  const count = Math.min(Number(values.parts ?? Math.min(availableParallelism(), 4)), ids.length);
  say(`› ${ids.length} operations, ${values.cases} inputs each, seed ${seed}, ${count} processes`);
  let done = 0;
  const follow = (message: Message): Report | undefined => {
    if ('report' in message) return message.report;
    done += 1;
    const took = (message.milliseconds / 1000).toFixed(1);
    say(`  ${String(done).padStart(3)} of ${ids.length}  ${message.done} (${took} s)`);
    return undefined;
  };
  const parts = divide(ids, count, seed, Number(values.cases));
  const reports = await Promise.all(parts.map((part) => inProcess(entry, part, follow)));
  const report = reports.reduce(sumOf, emptyReport());
  if (report.unreached.length > 0) say(`Never carried out by a fuzzed input: ${report.unreached.join(', ')}`);
  for (const fault of report.faults) say(`✗ ${fault}`);
  if (report.faults.length > 0) say(`Run one again: npm run conformance -- --seed ${seed} --only <operation>`);
  say(`Took ${((performance.now() - since) / 1000).toFixed(0)} s.`);
  say(closingLine(report));
  process.exitCode = report.faults.length > 0 ? 1 : 0;
}

function inProcess(entry: string, part: Part, follow: (message: Message) => Report | undefined): Promise<Report> {
  const child: ChildProcess = fork(fileURLToPath(entry), {
    env: { ...process.env, CONFORMANCE_PART: JSON.stringify(part) },
  });
  return new Promise((resolve) => {
    let report: Report | undefined;
    child.on('message', (message: Message) => {
      report = follow(message) ?? report;
    });
    child.on('exit', (code) => {
      const lost = { ...emptyReport(), faults: [`a process ended with ${code} and without a report`] };
      resolve(report ?? lost);
    });
  });
}
