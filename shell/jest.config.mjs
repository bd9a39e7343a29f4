import { browserPreset } from '../jest.preset.mjs';

export default {
  ...browserPreset,
  displayName: 'shell',
  setupFilesAfterEnv: [...browserPreset.setupFilesAfterEnv, '<rootDir>/src/test-setup.ts'],
  moduleNameMapper: {
    ...browserPreset.moduleNameMapper,
    '^virtual:offers$': '<rootDir>/src/federation/testing/offers.ts',
    // Node's build brings a WebSocket of its own, which msw does not see.
    '^socket\\.io-client$': '<rootDir>/../node_modules/socket.io-client/dist/socket.io.js',
  },
};
