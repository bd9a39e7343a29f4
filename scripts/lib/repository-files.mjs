import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The repository's files as they lie on the disk, those not yet added too. */
export function repositoryFiles(root = '.') {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return [...new Set(listed.split('\n'))].filter((name) => name && isFile(join(root, name)));
}

export const hash = (data) => createHash('sha256').update(data).digest('hex');

/** Makes a function that hashes lists of files by name and content; it reads each file once. */
export function createFileHasher() {
  const known = new Map();
  const hashOf = (name) => {
    if (!known.has(name)) known.set(name, hash(readFileSync(name)));
    return known.get(name);
  };
  return (names) => hash(names.map((name) => `${name} ${hashOf(name)}`).join('\n'));
}
