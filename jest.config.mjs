import { existsSync, readdirSync } from 'node:fs';

/** Every package with a Jest config of its own is a project. */
export default {
  // Read from the root alone when projects run together; when to give a test up, not what it may take.
  testTimeout: 30_000,
  projects: readdirSync('.')
    .filter((name) => existsSync(`${name}/jest.config.mjs`))
    .map((name) => `<rootDir>/${name}`),
};
