import { type Article, languages, patientSections, type Registry } from '@tvacha/shared-contract';
import { escaped } from '../escaped';
import type { ShellPage } from '../shell-files';
import { isFindable } from './robots';

/** What a sitemap is made of. */
export interface MapSource {
  origin: string;
  registry: Registry | undefined;
  pages: readonly ShellPage[];
  articles: readonly Pick<Article, 'slug' | 'reviewedOn'>[];
}

interface Entry {
  path: string;
  /** An ISO date. */
  changed?: string;
}

const articlePath = '/patient/embarrassing/:slug';
const categoryPath = '/patient/category/:speciality';

function entriesOf({ registry, pages, articles }: MapSource): Entry[] {
  const prerendered = new Set(
    registry?.remotes.flatMap(({ routes }) => routes.filter(({ prerender }) => prerender).map(({ path }) => path)),
  );
  const sections = patientSections.map(({ title }, section) => ({
    path: `${categoryPath.replace(':speciality', 'all')}?${new URLSearchParams({ name: title, section: `${section}` })}`,
  }));
  return [
    ...pages.filter((page) => !page.private).map(({ path }) => ({ path })),
    ...[...prerendered].filter((path) => !path.includes(':') && isFindable(path)).map((path) => ({ path })),
    ...(prerendered.has(categoryPath) ? sections : []),
    ...(prerendered.has(articlePath)
      ? articles.map(({ slug, reviewedOn }) => ({
          path: articlePath.replace(':slug', encodeURIComponent(slug)),
          changed: reviewedOn,
        }))
      : []),
  ];
}

/** The address of a page in a language; English is the one without a word of it. */
function addressIn(code: string, origin: string, path: string): string {
  const url = new URL(path, origin);
  if (code !== 'en') url.searchParams.set('lang', code);
  return escaped(url.href);
}

function entryXml(origin: string, { path, changed }: Entry): string {
  const links = [...languages.map(({ code }) => [code, code] as const), ['x-default', 'en'] as const]
    .map(
      ([hreflang, code]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressIn(code, origin, path)}"/>`,
    )
    .join('');
  const when = changed ? `<lastmod>${changed}</lastmod>` : '';
  return languages
    .map(({ code }) => `<url><loc>${addressIn(code, origin, path)}</loc>${when}${links}</url>`)
    .join('\n');
}

/** Every page that is for search engines, in each language, with the same page in the others beside it. */
export const sitemapXml = (source: MapSource): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entriesOf(source).map((entry) => entryXml(source.origin, entry)),
    '</urlset>',
    '',
  ].join('\n');
