import { preset } from '../jest.preset.mjs';

export default { ...preset, displayName: 'scripts', testEnvironment: 'node', testMatch: ['<rootDir>/**/*.test.mjs'] };
