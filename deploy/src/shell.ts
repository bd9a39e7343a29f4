import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dropFile, filesOf, isSameFile, placeFile } from './folders';
import { precompress } from './precompress';

/** How long files of an earlier shell are served after a deploy, in days: an open tab asks for its own chunks. */
export const keptDays = 14;

const day = 24 * 60 * 60 * 1000;
/** Files whose names change with their contents: an old one never stands in a new one's way. */
const isHashed = (file: string) => file.startsWith('static/');

export interface ShellOptions {
  /** The site's folder: `shell/` lies in it. */
  site: string;
  /** The build: a folder with `index.html`. */
  dist: string;
  /** Milliseconds since 1970. */
  now?: number;
}

/** Since when each file is of an earlier shell, by its path; beside `shell/`, so that it is not served. */
async function readOutdated(file: string): Promise<Record<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

/**
 * Puts a build of the shell on the site. New files come first and those that keep their names last, so that no page
 * names a file that is not there yet. Files named by their contents stay for `keptDays` after the deploy that left
 * them out; every other file that the build has no more goes at once.
 */
export async function placeShell({ site, dist, now = Date.now() }: ShellOptions): Promise<void> {
  const to = join(site, 'shell');
  const record = join(site, 'shell-outdated.json');
  const [wanted, present, outdated] = await Promise.all([filesOf(dist), filesOf(to), readOutdated(record)]);
  await mkdir(to, { recursive: true });
  for (const file of [...wanted.filter(isHashed), ...wanted.filter((one) => !isHashed(one))]) {
    if (await isSameFile(join(dist, file), join(to, file))) continue;
    await placeFile(join(dist, file), join(to, file));
  }

  const since: Record<string, string> = {};
  for (const file of present.filter((one) => !wanted.includes(one))) {
    const left = outdated[file] ?? new Date(now).toISOString();
    if (isHashed(file) && now - Date.parse(left) < keptDays * day) since[file] = left;
    else await dropFile(join(to, file));
  }
  await writeFile(record, `${JSON.stringify(since, null, 2)}\n`);
  await precompress(to);
}
