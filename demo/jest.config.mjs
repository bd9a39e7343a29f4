import { leftToPostgres } from '../api/store-dependent.mjs';
import { preset } from '../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'demo',
  testEnvironment: '<rootDir>/../api/jest-environment.mjs',
  testPathIgnorePatterns: ['/node_modules/', ...leftToPostgres],
};
