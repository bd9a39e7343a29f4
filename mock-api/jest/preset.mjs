import { browserPreset } from '../../jest.preset.mjs';

/** Options of a package whose tests run in a page against the mock of the real server. */
export const mockedPreset = {
  ...browserPreset,
  testEnvironment: '<rootDir>/../mock-api/jest/environment.cjs',
  testEnvironmentOptions: { customExportConditions: [''] },
  globalSetup: '<rootDir>/../mock-api/jest/global-setup.mjs',
  setupFilesAfterEnv: [...browserPreset.setupFilesAfterEnv, '<rootDir>/../mock-api/jest/setup.ts'],
  moduleNameMapper: {
    ...browserPreset.moduleNameMapper,
    '^socket.io-client$': '<rootDir>/../node_modules/socket.io-client/dist/socket.io.js',
  },
};
