import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { testsOf } from './playwright-report.mjs';
import { bad, say } from './run.mjs';

const mostLines = 30;
const failures = [];

/** Notes that a check, or a test of one, failed. */
export const noteFailure = (name, message = '') => failures.push({ name, message: stripVTControlCharacters(message) });

/** Notes each failed test of a report that Jest wrote, and each file of tests that did not run. */
export function noteJestFailures({ testResults }) {
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const test of failed) noteFailure(`${file}: ${test.fullName}`, test.failureMessages.join('\n'));
    if (status === 'failed' && failed.length === 0) noteFailure(file, message);
  }
}

/** Notes each test of a report that Playwright wrote which did not pass at its first try. */
export function notePlaywrightFailures(report) {
  for (const { name, status, results } of testsOf(report)) {
    if (status === 'expected') continue;
    const said = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
    noteFailure(`${name} (${status})`, said.join('\n'));
  }
  for (const { message } of report.errors ?? []) noteFailure('Playwright', message);
}

/** Prints all that failed once more, at the end of a long output where it is looked for. */
export function printFailures() {
  if (failures.length > 0) say('\nFailed');
  for (const { name, message } of failures) {
    bad(name);
    const lines = message.split('\n').filter((line) => line.trim() && !/^ +at .*node_modules/.test(line));
    for (const line of lines.slice(0, mostLines)) say(`    ${line}`);
  }
}
