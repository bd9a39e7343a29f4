/** The boundaries of the house: imports go down only, and each library has its one home. */
const { readdirSync } = require('node:fs');

const areas = readdirSync(__dirname).flatMap((name) => /^mfe-(.+)$/.exec(name)?.[1] ?? []);
const only = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const test = '(\\.test\\.tsx?|/testing\\.tsx?|/test-[^/]+\\.tsx?|/jest\\.config\\.mjs|^api/src/testing/.*)$';

module.exports = {
  forbidden: [
    only('no-circular', 'A cycle hides who depends on whom.', {}, { circular: true }),
    only(
      'contract-is-the-ground',
      'shared-contract does no I/O and knows nobody.',
      { path: '^shared-contract/src', pathNot: test },
      { pathNot: ['^shared-contract/', '/zod/'] },
    ),
    only(
      'core-below-ui',
      'shared-core knows the contract only.',
      { path: '^shared-core/src' },
      { path: '^(shared-ui|shell|mfe-[a-z]+|api|demo|mock-api|deploy)/' },
    ),
    only(
      'ui-above-core',
      'shared-ui draws: no remote, shell or server behind it.',
      { path: '^shared-ui/src' },
      { path: '^(shell|mfe-[a-z]+|api|demo|mock-api|deploy)/' },
    ),
    only(
      'ui-holds-no-state',
      'Props in, callbacks out: no store and no calls in shared-ui.',
      { path: '^shared-ui/src' },
      { path: '^shared-core/src/(store|http|session|realtime|resources|counts|specialities)' },
    ),
    ...areas.map((area) =>
      only(
        `no-remote-imports-${area}`,
        'Remotes meet in the shell and the store, never in code.',
        { path: `^(?!mfe-${area}/|e2e/|scripts/bench/)` },
        { path: `^mfe-${area}/(src/|remote[.]config)` },
      ),
    ),
    only(
      'nothing-imports-the-shell',
      'The shell is the top.',
      { path: '^(?!shell/|e2e/|scripts/bench/)' },
      { path: '^shell/src' },
    ),
    only(
      'server-stays-on-the-server',
      'Browser packages meet the server through the contract; only the mock embeds it.',
      { path: '^(shared-|shell/|mfe-)', pathNot: test },
      { path: '^(api|demo)/' },
    ),
    only(
      'server-has-no-demo',
      'A deployed server carries no demo data: who starts it hands that in.',
      { path: '^api/(src|scripts)/', pathNot: test },
      { path: '^demo/' },
    ),
    only(
      'mock-only-in-tests-and-qa',
      'The mock never reaches a production bundle.',
      { path: '^(shared-|mfe-|api/|demo/|shell/src/(?!qa\\.ts))', pathNot: test },
      { path: '^mock-api/' },
    ),
    only(
      'features-do-not-know-siblings',
      'app -> features; a feature imports no sibling.',
      { path: '^mfe-[a-z]+/src/features/([^/]+)/' },
      { path: '^mfe-[a-z]+/src/features/', pathNot: '/features/$1/' },
    ),
    only(
      'features-do-not-know-the-app',
      'app -> features, not back.',
      { path: '^mfe-[a-z]+/src/features/' },
      { path: '^mfe-[a-z]+/src/app/(routes|layout)' },
    ),
    only(
      'antd-lives-in-ui',
      'One look, one place: antd is wrapped by shared-ui.',
      { path: '^(?!shared-ui/|scripts/)' },
      { path: 'node_modules/(antd|@ant-design|@rc-component)/' },
    ),
    only(
      'testing-stays-in-tests',
      'What only tests know never reaches a bundle or the server.',
      { pathNot: [test, '^shared-[a-z]+/src/testing/', '^api/conformance/'] },
      { path: '^shared-[a-z]+/src/testing' },
    ),
    only(
      'drizzle-lives-in-services',
      'SQL is written in services, db and tests.',
      { path: '^api/src/(?!services/|db/|node/)', pathNot: test },
      { path: 'node_modules/drizzle-orm/' },
    ),
    only(
      'services-know-no-http',
      'A verb knows no HTTP.',
      { path: '^api/src/services/' },
      { path: ['^api/src/http/', 'node_modules/hono/', 'node_modules/@hono/'] },
    ),
    only(
      'node-stays-in-node',
      'The app runs in browsers too: Node modules only where it starts.',
      { path: '^api/src/(?!node/)', pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    only(
      'browser-has-no-zod',
      'Schemas are types in the browser.',
      { path: '^(shared-core|shared-ui|shell|mfe-[a-z]+)/src', pathNot: test },
      {
        path: ['node_modules/zod/', '^shared-contract/src/(index|operations|entities)'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    only(
      'browser-has-no-table-of-routes',
      'A browser package bundles the operations it calls; the table of all is the server’s.',
      { path: '^(shared-core|shared-ui|shell|mfe-[a-z]+)/src', pathNot: test },
      { path: '^shared-contract/src/routes\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^[^/]+/(dist|drizzle)/', '^[.](data|nx)/'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
