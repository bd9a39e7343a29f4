import { preset } from '../jest.preset.mjs';
import { leftToPostgres } from './store-dependent.mjs';

export default {
  ...preset,
  displayName: 'api',
  testMatch: ['<rootDir>/{src,conformance,races,bench}/**/*.test.ts'],
  testEnvironment: '<rootDir>/jest-environment.mjs',
  // These need a Postgres server or Redis: jest.scaled.config.mjs. The short run has conformance there alone, no
  // runbook, which runs the server and the operator's commands nine times over, and no phrases of all books.
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/src/node/scaled/',
    '<rootDir>/bench/',
    ...leftToPostgres,
    ...(process.env.TVACHA_FULL
      ? []
      : ['<rootDir>/conformance/', '<rootDir>/src/node/runbook', '<rootDir>/src/services/documents/phrases']),
  ],
};
