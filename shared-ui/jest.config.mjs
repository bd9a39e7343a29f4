import { preset } from '../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'ui',
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
