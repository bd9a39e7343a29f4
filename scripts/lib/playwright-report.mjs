/**
 * The tests of a report that Playwright wrote, one for each project it ran in, with the file from the root of the
 * repository, the title of the test, its status, its project and its tries.
 */
export function testsOf({ suites }) {
  const ofSuite = (suite) => [
    ...(suite.suites ?? []).flatMap(ofSuite),
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.map((test) => ({ ...test, name: `e2e/${file}: ${title}` })),
    ),
  ];
  return suites.flatMap(ofSuite);
}
