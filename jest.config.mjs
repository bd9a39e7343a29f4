import { existsSync, readdirSync } from 'node:fs';
import { preset } from './jest.preset.mjs';

/** Every package with a Jest config of its own is a project. */
export default {
  // Projects that run together are given up by the root's limit alone.
  testTimeout: preset.testTimeout,
  projects: readdirSync('.')
    .filter((name) => existsSync(`${name}/jest.config.mjs`))
    .map((name) => `<rootDir>/${name}`),
};
