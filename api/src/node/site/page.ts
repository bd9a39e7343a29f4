import { join } from 'node:path';
import {
  type Language,
  type MarketingScript,
  matchRoute,
  type PrerenderedPage,
  type PrerenderRequest,
} from '@tvacha/shared-contract';
import { escaped, jsonBlock } from './escaped';
import { noScript } from './no-script';
import { fallbackTags, lateFilesFor, lateTag, preloadsFor, preloadTag, prerenderedTags } from './preloads';
import { type RegistryFile, readRegistry } from './read-registry';
import { readSheets } from './read-sheets';
import { fontsFor, readShellFiles, readShellPages, readTemplate, shellPageAt } from './shell-files';

export interface Page {
  html: string;
  status: 200 | 404 | 503;
}

export interface Visitor {
  theme?: 'light' | 'dark';
  language: Language;
  ip: string;
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
  /** Prerenders a page, where it is one to be prerendered here. */
  prerender?: (request: PrerenderRequest, ip: string) => Promise<PrerenderedPage | undefined>;
  /** What pages are told of the marketing script, where there is one (SES-07). */
  marketing?: MarketingScript;
}

/** All that a page is put together from. */
export interface PageParts {
  /** The shell's page as it was built. */
  template: string;
  found?: RegistryFile;
  prerendered?: PrerenderedPage;
}

/** The parts of the page for an address; undefined where no site is built. */
export async function findParts(maker: PageMaker, url: URL, { language, ip }: Visitor): Promise<PageParts | undefined> {
  const { dir, origin, prerender } = maker;
  const [template, found] = await Promise.all([readTemplate(dir), readRegistry(join(dir, 'registry.json'))]);
  if (template === undefined) return undefined;
  const request = { path: url.pathname, search: url.search, language, origin: origin() };
  const prerendered = found && (await prerender?.({ ...request, registry: found.registry }, ip));
  return { template, found, prerendered };
}

/** The shell's page for a path, with the registry and the path's preloads in it. */
export async function assemblePage(
  { dir, marketing }: Pick<PageMaker, 'dir' | 'marketing'>,
  { template, found, prerendered }: PageParts,
  { path, url }: Address,
  { theme, language }: Visitor,
): Promise<Page> {
  const [files, pages] = await Promise.all([readShellFiles(dir), readShellPages(dir)]);
  const own = shellPageAt(pages, path);
  const matched = own ? undefined : found && matchRoute(found.registry.remotes, path);
  const otherwise = own ? files.pages?.[path] : files.notFound;
  const code = matched ? preloadsFor(matched, files, prerendered !== undefined) : (otherwise ?? []);
  const needed = [...(files.words?.[language] ?? []), ...code];
  const late = matched ? lateFilesFor(matched, files, needed) : [];
  const first = prerendered ? files.entry.filter((file) => file.endsWith('.css')) : [];
  const sheets = prerendered ? await readSheets(dir, [...first, ...needed]) : new Map<string, string>();
  const begin = prerendered
    ? `<title>${escaped(prerendered.title)} · Tvacha</title>${prerenderedTags([...first, ...needed], fontsFor(files, language), sheets)}${prerendered.head}`
    : `<title>Tvacha</title>${[...files.entry, ...needed].map(preloadTag).join('')}`;
  const head = begin + fallbackTags(files.fallbacks?.[language]) + late.map(lateTag).join('');
  const isHidden = own?.private || matched?.route.roles || !(own || matched);
  const blocks = [
    found && jsonBlock('registry', found.text),
    prerendered && jsonBlock('state', prerendered.state),
    marketing && jsonBlock('marketing', JSON.stringify(marketing)),
  ];
  // Its own links to what stands in the page by now.
  const shell = first.reduce((text, sheet) => text.replace(linkTo(sheet), ''), template);
  const html = shell
    .replace(
      /<title>.*?<\/title>/,
      () => head + (isHidden && !prerendered ? '<meta name="robots" content="noindex">' : ''),
    )
    .replace('<html', () => (theme ? `<html data-theme="${theme}"` : '<html'))
    .replace(/(<html[^>]*) lang="\w+"/, `$1 lang="${language}"`)
    .replace(
      '<div id="root"></div>',
      () => rootOf(prerendered, url) + (prerendered ? '' : noScript(language)) + blocks.filter(Boolean).join(''),
    );
  if (prerendered) return { html, status: prerendered.status };
  if (own || matched) return { html, status: 200 };
  // Without a registry nobody can say that there is no such page.
  return { html, status: found ? 404 : 503 };
}

const linkTo = (url: string) => new RegExp(`<link(?=[^>]*rel="stylesheet")[^>]*href="${url}"[^>]*>`);

/** Where the shell draws; what stands in it already is of this address and no other. */
const rootOf = (prerendered: PrerenderedPage | undefined, { pathname, search }: URL) =>
  prerendered
    ? `<div id="root" data-prerendered="${escaped(pathname + search)}">${prerendered.body}</div>`
    : '<div id="root"></div>';
