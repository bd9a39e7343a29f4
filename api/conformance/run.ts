import { type OperationId, routes } from '@tvacha/shared-contract';
import { snapshotTables } from '../src/db/table-snapshot';
import { checkBadInput } from './bad-input';
import { assemble } from './cast';
import { checkRoles } from './check-roles';
import { fuzz } from './fuzz';
import { personaNames } from './personas';
import type { Target } from './target';
import { groundFor, type KnownText, knownTexts } from './texts';
import type { Stage } from './watched-call';

export interface RunOptions {
  seed: number;
  /** Fuzzed inputs an operation. */
  cases: number;
  ids: readonly OperationId[];
  /** Whether the tables of bad tokens, bodies and paths are sent too. */
  badInput: boolean;
  /** Told of each operation that is done. */
  onProgress?: (id: OperationId, milliseconds: number) => void;
}

export interface Report {
  operations: number;
  roleChecks: number;
  fuzzed: number;
  carriedOut: number;
  /** Operations that no fuzzed input got to the end of. */
  unreached: OperationId[];
  badInputs: number;
  faults: string[];
}

export const allIds = Object.keys(routes) as OperationId[];

export const emptyReport = (): Report => ({
  operations: 0,
  roleChecks: 0,
  fuzzed: 0,
  carriedOut: 0,
  unreached: [],
  badInputs: 0,
  faults: [],
});

export const sumOf = (one: Report, other: Report): Report => ({
  operations: one.operations + other.operations,
  roleChecks: one.roleChecks + other.roleChecks,
  fuzzed: one.fuzzed + other.fuzzed,
  carriedOut: one.carriedOut + other.carriedOut,
  unreached: [...one.unreached, ...other.unreached],
  badInputs: one.badInputs + other.badInputs,
  faults: [...one.faults, ...other.faults],
});

export const closingLine = ({ operations, roleChecks, fuzzed, carriedOut, badInputs, faults }: Report): string =>
  `conformance: ${operations} operations, ${roleChecks} role checks, ${fuzzed} fuzzed inputs (${carriedOut} carried out), ${badInputs} bad inputs, ${faults.length} faults`;

/** Holds a server against the contract. Its database is written to and brought back. */
export async function runConformance(target: Target, options: RunOptions): Promise<Report> {
  const cast = await assemble(target.services);
  const texts = await knownTexts(target.services.db, cast.userIds);
  const tables = await snapshotTables(target.services.db, 'conformance');
  try {
    return await runOn({ target, cast, tables }, texts, options);
  } finally {
    await tables.close();
  }
}

async function runOn(stage: Stage, texts: readonly KnownText[], options: RunOptions): Promise<Report> {
  const { seed, cases, ids, badInput, onProgress } = options;
  const report = emptyReport();
  if (badInput) {
    const bad = await checkBadInput(stage);
    report.badInputs = bad.cases;
    report.faults.push(...bad.faults);
  }
  for (const id of ids) {
    const start = performance.now();
    report.faults.push(...(await checkRoles(stage, id)));
    report.roleChecks += personaNames.length;
    const fuzzed = await fuzz(stage, id, { seed, cases, ground: groundFor(id, texts) });
    report.fuzzed += fuzzed.cases;
    report.carriedOut += fuzzed.carriedOut;
    if (fuzzed.carriedOut === 0) report.unreached.push(id);
    report.faults.push(...fuzzed.faults);
    report.operations += 1;
    onProgress?.(id, performance.now() - start);
  }
  return report;
}
