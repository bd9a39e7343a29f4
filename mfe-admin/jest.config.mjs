import { preset } from '../jest.preset.mjs';

export default { ...preset, displayName: 'admin', testEnvironment: 'jest-fixed-jsdom' };
