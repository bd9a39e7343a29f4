import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawnPage, DrawRequest, Language, MarketingScript } from '@tvacha/shared-contract';
import { escaped, jsonBlock } from './escaped';
import { matchRoute } from './match-route';
import { drawnTags, preloadsFor, preloadTag } from './preloads';
import { readRegistry } from './read-registry';
import { readSheets } from './read-sheets';
import { fontsFor, readShellFiles, readShellPages, shellPageAt } from './shell-files';

export interface Page {
  html: string;
  status: 200 | 404 | 503;
}

export interface Visitor {
  theme?: 'light' | 'dark';
  language: Language;
}

export interface Address {
  /** Decoded, for finding the page. */
  path: string;
  /** As it was asked for. */
  url: URL;
}

export interface PageMaker {
  /** The site's folder. */
  dir: string;
  /** The origin that people see. */
  origin: () => string;
  /** Draws a page, where it is one to be drawn here. */
  draw?: (request: DrawRequest) => Promise<DrawnPage | undefined>;
  /** What pages are told of the marketing script, where there is one (SES-07). */
  marketing?: MarketingScript;
}

/** The shell's page for a path, with the registry and the path's preloads in it; undefined where no site is built. */
export async function makePage(maker: PageMaker, { path, url }: Address, visitor: Visitor): Promise<Page | undefined> {
  const { dir, origin, draw, marketing } = maker;
  const { theme, language } = visitor;
  const template = await readFile(join(dir, 'shell/index.html'), 'utf8').catch(() => undefined);
  if (template === undefined) return undefined;
  const [found, files, pages] = await Promise.all([
    readRegistry(join(dir, 'registry.json')),
    readShellFiles(dir),
    readShellPages(dir),
  ]);
  const matched = found && matchRoute(found.registry, path);
  const own = shellPageAt(pages, path);
  const code = matched && !own ? preloadsFor(matched, files) : (files.pages?.[path] ?? []);
  const needed = [...(files.words?.[language] ?? []), ...code];
  const request = { path: url.pathname, search: url.search, language, origin: origin() };
  const drawn = found && (await draw?.({ ...request, registry: found.registry }));
  const first = drawn ? files.entry.filter((file) => file.endsWith('.css')) : [];
  const sheets = drawn ? await readSheets(dir, [...first, ...needed]) : new Map<string, string>();
  const head = drawn
    ? `<title>${escaped(drawn.title)} · Tvacha</title>${drawnTags([...first, ...needed], fontsFor(files, language), sheets)}${drawn.head}`
    : `<title>Tvacha</title>${needed.map(preloadTag).join('')}`;
  const isHidden = own?.private || matched?.route.roles || !(own || matched);
  const blocks = [
    found && jsonBlock('registry', found.text),
    drawn && jsonBlock('state', drawn.state),
    marketing && jsonBlock('marketing', JSON.stringify(marketing)),
  ];
  // Its own links to what stands in the page by now.
  const shell = first.reduce((text, url) => text.replace(linkTo(url), ''), template);
  const html = shell
    .replace(/<title>.*?<\/title>/, () => head + (isHidden && !drawn ? '<meta name="robots" content="noindex">' : ''))
    .replace('<html', () => (theme ? `<html data-theme="${theme}"` : '<html'))
    .replace(/(<html[^>]*) lang="\w+"/, `$1 lang="${language}"`)
    .replace('<div id="root"></div>', () => rootOf(drawn, url) + blocks.filter(Boolean).join(''));
  if (drawn) return { html, status: drawn.status };
  if (own || matched) return { html, status: 200 };
  // Without a registry nobody can say that there is no such page.
  return { html, status: found ? 404 : 503 };
}

const linkTo = (url: string) => new RegExp(`<link(?=[^>]*rel="stylesheet")[^>]*href="${url}"[^>]*>`);

/** Where the shell draws; what stands in it already is of this address and no other. */
const rootOf = (drawn: DrawnPage | undefined, { pathname, search }: URL) =>
  drawn ? `<div id="root" data-drawn="${escaped(pathname + search)}">${drawn.body}</div>` : '<div id="root"></div>';
