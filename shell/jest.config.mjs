import { preset } from '../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'shell',
  testEnvironment: 'jest-fixed-jsdom',
  // The first dialog of a run waits for antd.
  testTimeout: 20_000,
  setupFilesAfterEnv: ['<rootDir>/src/test-setup.ts'],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // antd's ES modules are for bundlers.
    '^antd/es/(.*)$': 'antd/lib/$1',
    // Node's build brings a WebSocket of its own, which msw does not see.
    '^socket\\.io-client$': '<rootDir>/../node_modules/socket.io-client/dist/socket.io.js',
  },
};
