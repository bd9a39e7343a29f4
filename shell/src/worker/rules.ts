import { listArticles, listSpecialities, showArticle } from '@tvacha/shared-contract/routes/reading';

/** What the worker looks at of a request. */
export interface Asked {
  method: string;
  url: URL;
  /** Where the worker itself comes from. */
  origin: string;
  navigation: boolean;
  /** Whether the request says who asks. */
  named: boolean;
}

/** How a request is answered; `none`: the worker keeps out of it. */
export type Answer = 'asset' | 'article' | 'data' | 'page' | 'none';

const article = /^\/patient\/embarrassing\/([^/]+)\/?$/;
/** What a public article takes from the server, readable by everyone. */
const publicData = new Set<string>([showArticle.path, listArticles.path, listSpecialities.path]);
/** Files whose names change with their contents. */
const hashed = /^\/(static|remotes)\/.*\.(js|css|woff2|png|jpe?g|webp|avif|svg)$/;

export const isArticle = (url: URL): boolean => article.test(url.pathname);

/** Decides how a request is answered. What is not named here is never kept (SES-07). */
export function answerFor({ method, url, origin, navigation, named }: Asked): Answer {
  if (method !== 'GET' || url.origin !== origin || named) return 'none';
  if (navigation) return article.test(url.pathname) ? 'article' : 'page';
  if (hashed.test(url.pathname)) return 'asset';
  return publicData.has(url.pathname) ? 'data' : 'none';
}

/** The address an article's page is kept under: a query changes nothing in it. */
export const articleKey = (url: URL): string => url.origin + url.pathname.replace(/\/$/, '');

/** The address a file is kept under, however often it was tried. */
export function assetKey(url: URL): string {
  const key = new URL(url);
  key.searchParams.delete('try');
  return key.href;
}

/** The page of the article whose contents are asked for; a reader comes to most articles without loading a page. */
export function articleOf(url: URL): string | undefined {
  const slug = url.searchParams.get('slug');
  if (url.pathname !== showArticle.path || !slug) return undefined;
  return `${url.origin}/patient/embarrassing/${encodeURIComponent(slug)}`;
}
