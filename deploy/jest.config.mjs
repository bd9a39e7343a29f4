import { preset } from '../jest.preset.mjs';

export default { ...preset, displayName: 'deploy', testEnvironment: 'node' };
