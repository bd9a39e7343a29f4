import { preset } from '../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'api',
  testMatch: ['<rootDir>/{src,conformance,races,bench}/**/*.test.ts'],
  testEnvironment: '<rootDir>/jest-environment.mjs',
  // Not what a test may take, but when to give one up: the machine may be busy with other things.
  testTimeout: 120_000,
  // These need a Postgres server or Redis: jest.scaled.config.mjs.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/node/scaled/', '<rootDir>/bench/'],
};
