import type { ContentType } from './content-kinds';
import type { Envelope } from './envelope';
import type { Language } from './languages';
import type { Registry } from './registry';

/** A piece of content that whoever opens a page reads there. */
export interface ReadContent {
  type: ContentType;
  id: string;
}

/** What is told of a page besides its text: to search engines, and to whoever shows a link to it. */
export interface PageHead {
  /** Without the name of the site. Empty in what a remote says: the title of the page's row. */
  title: string;
  description?: string;
  /** Path and query under which the page is known, whatever else an address says. */
  canonical: string;
  type?: 'website' | 'article';
  /** The page says that there is no such thing. */
  status?: 404;
  /** The way to the page from the outermost, without the page itself. */
  trail?: readonly { name: string; path: string }[];
  /** A description by schema.org, without `@context`, `url` and `inLanguage`. */
  data?: { '@type': string } & Record<string, unknown>;
  /** What is read on the page, to be counted for each visitor. */
  reads?: ReadContent;
}

/** One page to be prerendered for an anonymous visitor. */
export interface PrerenderRequest {
  path: string;
  /** The query with its question mark, or nothing. */
  search: string;
  language: Language;
  /** The origin that people see. */
  origin: string;
  registry: Registry;
}

/** A page as HTML. */
export interface PrerenderedPage {
  status: 200 | 404;
  /** Without the name of the site. */
  title: string;
  /** Tags for the head. */
  head: string;
  /** What stands in the shell's root. */
  body: string;
  /** The state it was prerendered from, as JSON. */
  state: string;
  reads?: ReadContent;
}

/** What the server says to the thread that prerenders. */
export type ToPrerenderer =
  | { kind: 'prerender'; id: number; request: PrerenderRequest }
  | { kind: 'answer'; id: number; status: number; envelope?: Envelope };

/** What that thread says back. It asks only for what anyone may read. */
export type FromPrerenderer =
  /** Its code is loaded. */
  | { kind: 'ready' }
  | { kind: 'ask'; id: number; operation: string; query?: object }
  /** Nothing: it is no page to be prerendered here. */
  | { kind: 'prerendered'; id: number; page?: PrerenderedPage }
  | { kind: 'failed'; id: number; error: string };
