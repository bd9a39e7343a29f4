import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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

/** How many of a hundred were caught. */
const rateOf = (verdicts) => (verdicts.length === 0 ? 0 : (verdicts.filter(isCaught).length / verdicts.length) * 100);

/** Keeps what is known so far as a file, for who looks at it while the rest is judged. */
export function keep(verdicts, { seed, place }) {
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, JSON.stringify({ seed, rate: rateOf(verdicts), verdicts }, null, 1));
}

/** Prints the rate of each root and who survived, and keeps both as a file. */
export function report(verdicts, where) {
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
  keep(verdicts, where);
  return rateOf(verdicts);
}
