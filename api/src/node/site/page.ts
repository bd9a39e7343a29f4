import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@tvacha/shared-contract';
import { fits, matchRoute } from './match-route';
import { preloadsFor, preloadTag, type ShellFiles } from './preloads';
import { readRegistry } from './read-registry';

/** Pages that the shell draws itself, where its build does not list them. */
const usualPages = ['/', '/logout'];

export interface Page {
  html: string;
  status: 200 | 404 | 503;
}

async function readJson<T>(path: string, otherwise: T): Promise<T> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch {
    return otherwise;
  }
}

export interface Visitor {
  theme?: 'light' | 'dark';
  language: Language;
}

/** The shell's page for a path, with the registry and the path's preloads in it; undefined where no site is built. */
export async function makePage(siteDir: string, path: string, visitor: Visitor): Promise<Page | undefined> {
  const { theme, language } = visitor;
  const shell = join(siteDir, 'shell');
  const template = await readFile(join(shell, 'index.html'), 'utf8').catch(() => undefined);
  if (template === undefined) return undefined;
  const [found, files, pages] = await Promise.all([
    readRegistry(join(siteDir, 'registry.json')),
    readJson<ShellFiles>(join(shell, 'preload.json'), { entry: [], shares: {} }),
    readJson<string[]>(join(shell, 'routes.json'), usualPages),
  ]);
  const matched = found && matchRoute(found.registry, path);
  const isOwn = pages.some((pattern) => fits(pattern, path));
  const head = [
    ...(matched && !isOwn ? preloadsFor(matched, files) : (files.pages?.[path] ?? [])).map(preloadTag),
    found ? `<script type="application/json" id="registry">${found.text.replace(/</g, '\\u003c')}</script>` : '',
  ].join('');
  const html = template
    .replace('</title>', () => `</title>${head}`)
    .replace('<html', () => (theme ? `<html data-theme="${theme}"` : '<html'))
    .replace(/(<html[^>]*) lang="\w+"/, `$1 lang="${language}"`);
  if (isOwn || matched) return { html, status: 200 };
  // Without a registry nobody can say that there is no such page.
  return { html, status: found ? 404 : 503 };
}
