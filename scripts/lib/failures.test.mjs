import { noteJestFailures, notePlaywrightFailures, printFailures } from './failures.mjs';

const root = process.cwd();

test('what failed stands at the end once more: tests, files that did not run, and tests that passed at a second try', () => {
  const passed = { status: 'passed', fullName: 'is right', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'is wrong',
    failureMessages: ['\u001b[31mexpected 1\u001b[39m\n    at test (x.ts:1)\n    at run (/a/node_modules/jest/b.js:2)'],
  };
  noteJestFailures({
    testResults: [
      { name: `${root}/api/a.test.ts`, status: 'failed', message: 'both', assertionResults: [passed, failed] },
      { name: `${root}/api/b.test.ts`, status: 'failed', message: 'does not parse', assertionResults: [] },
      { name: `${root}/api/c.test.ts`, status: 'passed', message: '', assertionResults: [passed] },
    ],
  });
  const spec = (title, status, message) => ({
    file: 'journeys/d.spec.ts',
    title,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const specs = [spec('shakes', 'flaky', 'timed out'), spec('stands', 'expected', '')];
  notePlaywrightFailures({ suites: [{ suites: [{ specs }] }], errors: [{ message: 'No worker' }] });

  const lines = [];
  const write = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => lines.push(...text.trimEnd().split('\n')));
  printFailures();
  write.mockRestore();
  expect(lines).toEqual([
    '',
    'Failed',
    '✗ api/a.test.ts: is wrong',
    '    expected 1',
    '        at test (x.ts:1)',
    '✗ api/b.test.ts',
    '    does not parse',
    '✗ e2e/journeys/d.spec.ts: shakes (flaky)',
    '    timed out',
    '✗ Playwright',
    '    No worker',
  ]);
});
