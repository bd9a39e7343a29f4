import { join } from 'node:path';
import type { Article } from '@tvacha/shared-contract';
import { readRegistry } from '../read-registry';
import { readShellPages } from '../shell-files';
import { robotsText } from './robots';
import { sitemapXml } from './sitemap';

/** Asks for the public articles. @throws where they cannot be had. */
export type AskArticles = (query: {
  page: number;
  dataPerPage: number;
}) => Promise<{ items: Article[]; total: number }>;

export interface SearchFilesOptions {
  dir: string;
  origin: () => string;
  askArticles?: AskArticles;
}

/** Most that one call gives. */
const dataPerPage = 100;
/** Milliseconds for which the list of articles is good. */
const fresh = 600_000;

/** robots.txt and sitemap.xml, made of the same data as the pages. */
export function createSearchFiles({ dir, origin, askArticles }: SearchFilesOptions) {
  let known: { articles: Article[]; at: number } | undefined;

  async function allArticles(): Promise<Article[]> {
    if (!askArticles) return [];
    if (known && Date.now() - known.at < fresh) return known.articles;
    const articles: Article[] = [];
    for (let page = 1; ; page += 1) {
      const { items, total } = await askArticles({ page, dataPerPage });
      articles.push(...items);
      if (items.length === 0 || articles.length >= total) break;
    }
    known = { articles, at: Date.now() };
    return articles;
  }

  const about = async () => {
    const [found, pages] = await Promise.all([readRegistry(join(dir, 'registry.json')), readShellPages(dir)]);
    return { registry: found?.registry, pages };
  };

  /** robots.txt or sitemap.xml, with its type. @throws where the articles cannot be had. */
  return async (path: string): Promise<{ type: string; text: string }> => {
    if (path === '/robots.txt') {
      const { registry, pages } = await about();
      return { type: 'text/plain; charset=utf-8', text: robotsText(origin(), registry, pages) };
    }
    const [{ registry, pages }, articles] = await Promise.all([about(), allArticles()]);
    const text = sitemapXml({ origin: origin(), registry, pages, articles });
    return { type: 'application/xml', text };
  };
}
