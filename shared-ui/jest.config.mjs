import { browserPreset } from '../jest.preset.mjs';

const inFull = Boolean(process.env.TVACHA_FULL);

export default {
  ...browserPreset,
  displayName: 'ui',
  // Other readers of PDFs take 20 s and packages of Debian: the full run alone has them.
  testPathIgnorePatterns: ['/node_modules/', ...(inFull ? [] : ['/other-readers'])],
  ...(inFull ? { globalSetup: '<rootDir>/../scripts/jest/find-pdf-tools.mjs' } : {}),
  setupFilesAfterEnv: [...browserPreset.setupFilesAfterEnv, '<rootDir>/src/testing/setup.ts'],
};
