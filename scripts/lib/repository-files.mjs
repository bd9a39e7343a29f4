import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

const isFile = (name) => statSync(name, { throwIfNoEntry: false })?.isFile() ?? false;

/** The repository's files as they lie on the disk, those not yet added too. */
export function repositoryFiles() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return [...new Set(listed.split('\n'))].filter((name) => name && isFile(name));
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
