import { preset } from '../jest.preset.mjs';

export default { ...preset, displayName: 'auth', testEnvironment: 'jest-fixed-jsdom' };
