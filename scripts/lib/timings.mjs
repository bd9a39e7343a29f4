import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { testsOf } from './playwright-report.mjs';
import { say } from './run.mjs';

const place = '.cache/test-times.json';
const mostRuns = 20;
const dearest = 10;

const stages = [];
const tests = [];

/** Notes what a stage took, in seconds. */
export const noteStage = (name, seconds) => stages.push({ name, seconds });

/** Times a piece of work as a stage, and hands its result on. */
export async function timed(name, work) {
  const since = Date.now();
  try {
    return await work();
  } finally {
    noteStage(name, (Date.now() - since) / 1000);
  }
}

/** Notes each test of a report that Jest wrote, and what each project's files took together. */
export function noteJest(title, { testResults }) {
  const byProject = new Map();
  for (const { name, startTime, endTime, assertionResults } of testResults) {
    const file = relative(process.cwd(), name);
    const [project] = file.split('/');
    byProject.set(project, (byProject.get(project) ?? 0) + (endTime - startTime) / 1000);
    for (const { fullName, duration } of assertionResults)
      tests.push({ name: `${file}: ${fullName}`, seconds: (duration ?? 0) / 1000 });
  }
  for (const [project, seconds] of [...byProject].sort(([, a], [, b]) => b - a))
    noteStage(`  ${title}: files of ${project}`, seconds);
}

/** Notes each test of a report that Playwright wrote, and what each project's tests took together. */
export function notePlaywright(report) {
  const byProject = new Map();
  for (const { name, projectName, results } of testsOf(report)) {
    const seconds = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
    byProject.set(projectName, (byProject.get(projectName) ?? 0) + seconds);
    tests.push({ name, seconds });
  }
  for (const [project, seconds] of byProject) noteStage(`  Browser: tests of ${project}`, seconds);
}

const shown = (seconds) => seconds.toFixed(1).padStart(8);

/** Prints what each stage took beside the last run of this kind, and the dearest tests; keeps the last runs. */
export function printTimings(kind) {
  const runs = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : [];
  const last = new Map(runs.findLast((run) => run.kind === kind)?.stages.map(({ name, seconds }) => [name, seconds]));
  say('\nStage, seconds (two workers share a stage; files and tests are summed over both)');
  for (const { name, seconds } of stages) {
    const before = last.get(name);
    say(`${shown(seconds)}  ${name}${before === undefined ? '' : ` (last run ${before.toFixed(1)})`}`);
  }
  tests.sort((a, b) => b.seconds - a.seconds);
  say(`\nThe ${dearest} dearest tests`);
  for (const { name, seconds } of tests.slice(0, dearest)) say(`${shown(seconds)}  ${name}`);
  runs.push({ kind, at: new Date().toISOString(), stages, dearest: tests.slice(0, 5 * dearest) });
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, JSON.stringify(runs.slice(-mostRuns), null, 1));
}
