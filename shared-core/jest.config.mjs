import { preset } from '../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'core',
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['<rootDir>/src/test-setup.ts'],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // Node's build brings a WebSocket of its own, which msw does not see.
    '^socket\\.io-client$': '<rootDir>/../node_modules/socket.io-client/dist/socket.io.js',
  },
};
