import { preset } from '../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'api',
  testEnvironment: '<rootDir>/jest-environment.mjs',
};
