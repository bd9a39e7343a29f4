import { mkdirSync, writeFileSync } from 'node:fs';
import { say } from '../lib/run.mjs';
import { changeOf } from './find-mutants.mjs';

const percent = (part, all) => (all === 0 ? '–' : `${Math.round((part / all) * 100)} %`);
const isCaught = ({ isCaught }) => isCaught;

const reached = ({ reached, left }) => {
  if (reached === 0) return 'no test reaches it';
  return left > 0
    ? `${reached - left} test files pass by it, and ${left} more were left out`
    : `${reached} test files pass by it`;
};

function writeRow({ file, line, kind, where, ...mutant }) {
  say(`  ${file}:${line}  ${changeOf(mutant)}  (${kind}; ${reached(mutant)})`);
  say(`      ${where}`);
}

/** Prints the rate of each root, of all, and who survived; keeps the same as a file. */
export function report(verdicts, { seed, place }) {
  const rate = verdicts.length === 0 ? 0 : (verdicts.filter(isCaught).length / verdicts.length) * 100;
  for (const root of new Set(verdicts.map(({ root }) => root))) {
    const own = verdicts.filter((verdict) => verdict.root === root);
    const caught = own.filter(isCaught).length;
    say(
      `  ${root.padEnd(22)} ${String(caught).padStart(3)} of ${String(own.length).padStart(3)}  ${percent(caught, own.length)}`,
    );
  }
  const survivors = verdicts.filter((verdict) => !verdict.isCaught);
  if (survivors.length > 0) say(`Survivors:`);
  for (const survivor of survivors) writeRow(survivor);
  const shaky = [...new Set(verdicts.flatMap((verdict) => verdict.shaky))];
  if (shaky.length > 0)
    say(`Failed without a mutant too when run apart, so they judged nothing there: ${shaky.join(', ')}`);
  mkdirSync('node_modules/.cache/reports', { recursive: true });
  writeFileSync(place, JSON.stringify({ seed, rate, verdicts }, null, 1));
  return rate;
}
