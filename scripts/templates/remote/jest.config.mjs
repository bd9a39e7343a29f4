import { mockedPreset } from '../mock-api/jest/preset.mjs';

export default {
  ...mockedPreset,
  displayName: 'sample',
};
