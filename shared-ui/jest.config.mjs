import { browserPreset } from '../jest.preset.mjs';

export default {
  ...browserPreset,
  displayName: 'ui',
  setupFilesAfterEnv: [...browserPreset.setupFilesAfterEnv, '<rootDir>/src/testing/setup.ts'],
};
