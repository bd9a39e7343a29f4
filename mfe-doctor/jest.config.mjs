import { mockedPreset } from '../mock-api/jest/preset.mjs';

export default {
  ...mockedPreset,
  testTimeout: 30_000,
  displayName: 'doctor',
};
