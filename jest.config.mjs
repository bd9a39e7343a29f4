import { existsSync, readdirSync } from 'node:fs';

/** Every package with a Jest config of its own is a project. */
export default {
  projects: readdirSync('.')
    .filter((name) => existsSync(`${name}/jest.config.mjs`))
    .map((name) => `<rootDir>/${name}`),
};
