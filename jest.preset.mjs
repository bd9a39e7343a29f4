/** Faults are planted as this plan says (scripts/mutants), and what each test passes by is noted. */
const plan = process.env.MUTANTS_PLAN;

/**
 * Options every package's Jest config begins with.
 * msw and a few of its dependencies ship as ES modules only, hence the list that is transformed all the same.
 */
export const preset = {
  // Not what a test may take, but when to give one up: the machine may be busy with other things.
  testTimeout: 600_000,
  transform: {
    '^.+\\.(ts|tsx|mjs|js)$': [
      plan ? '<rootDir>/../scripts/mutants/jest/transform.mjs' : '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(?:.*/node_modules/)?(?:msw|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|@mswjs|@bundled-es-modules|jose|until-async|rettime|@open-draft|headers-polyfill|d3-array|d3-shape|d3-path|internmap|marked|p-limit|yocto-queue)/)',
  ],
  ...(plan ? { testRunner: '<rootDir>/../scripts/mutants/jest/runner.cjs' } : {}),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/../scripts/jest/css-module.cjs',
    '\\.css$': '<rootDir>/../scripts/jest/empty.cjs',
    // The same parts, built for require.
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
};

/** Options of a package whose tests run in a page. */
export const browserPreset = {
  ...preset,
  testEnvironment: '<rootDir>/../scripts/jest/page-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/../scripts/jest/browser.cjs'],
};
