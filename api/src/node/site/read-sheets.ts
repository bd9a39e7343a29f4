import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathBelow } from './asset';

/** By file. The names of sheets hold their hash, so what was read once stays right. */
const known = new Map<string, string>();
const most = 200;

/** What a sheet names by its own place, and what would end the tag around it, must stay a file of its own. */
const mayMove = (url: string, text: string) =>
  !/<\/style/i.test(text) && !(url.startsWith('/remotes/') && text.includes('url('));

async function readSheet(dir: string, url: string): Promise<string | undefined> {
  const root = url.startsWith('/remotes/') ? dir : join(dir, 'shell');
  const file = pathBelow(root, url.split('?')[0] ?? '');
  if (!file) return undefined;
  const found = known.get(file) ?? (await readFile(file, 'utf8').catch(() => undefined));
  if (found === undefined || !mayMove(url, found)) return undefined;
  if (known.size >= most) known.clear();
  known.set(file, found);
  return found;
}

/** The text of the style sheets among some files, by URL; those that cannot be put into a page are left out. */
export async function readSheets(dir: string, files: readonly string[]): Promise<Map<string, string>> {
  const urls = files.filter((url) => /\.css(\?|$)/.test(url));
  const read = await Promise.all(urls.map(async (url) => [url, await readSheet(dir, url)] as const));
  return new Map(read.flatMap(([url, text]) => (text === undefined ? [] : [[url, text] as const])));
}
