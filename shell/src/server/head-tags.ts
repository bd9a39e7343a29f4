import { type Language, languages } from '@tvacha/shared-contract/languages';
import type { PageHead } from '@tvacha/shared-contract/prerender';
import type { Words } from '@tvacha/shared-contract/registry';
import type { RemoteServer } from '@tvacha/shared-core/remote';
import { matchPath } from '@tvacha/shared-core/router';
import type { PortalStore } from '@tvacha/shared-core/store';
import type { Page } from '../frame/page/find-page';
import { useT } from '../messages';

interface Site {
  origin: string;
  language: Language;
}

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => escapes[sign] ?? sign);

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(' ')}>`;
const meta = (name: string, content: string) => tag('meta', { name, content });
const property = (name: string, content: string) => tag('meta', { property: `og:${name}`, content });

/** The address of a page in a language; English is the one without a word of it. */
function addressIn(language: Language, origin: string, path: string): string {
  const url = new URL(path, origin);
  if (language !== 'en') url.searchParams.set('lang', language);
  return url.href;
}

/** All that the head says of a page besides its title, as tags. */
export function headTags(head: PageHead, { origin, language }: Site): string {
  const { title, description, canonical, type = 'website', status } = head;
  const described = description ? [meta('description', description)] : [];
  if (status === 404) return [...described, meta('robots', 'noindex')].join('');
  const address = addressIn(language, origin, canonical);
  const alternate = (hreflang: string, href: string) => tag('link', { rel: 'alternate', hreflang, href });
  return [
    ...described,
    tag('link', { rel: 'canonical', href: address }),
    ...languages.map(({ code }) => alternate(code, addressIn(code, origin, canonical))),
    alternate('x-default', addressIn('en', origin, canonical)),
    property('site_name', 'Tvacha'),
    property('title', title),
    ...(description ? [property('description', description)] : []),
    property('type', type),
    property('url', address),
    property('locale', localeOf(language)),
    property('image', new URL('/cover.png', origin).href),
    meta('twitter:card', 'summary_large_image'),
    schemaOf(head, { origin, language }, address),
  ].join('');
}

const localeOf = (language: Language) =>
  (languages.find(({ code }) => code === language)?.locale ?? 'en-IN').replace('-', '_');

function schemaOf({ data, trail = [], title }: PageHead, { origin, language }: Site, url: string): string {
  const items = [
    ...trail.map(({ name, path }) => ({ name, item: addressIn(language, origin, path) })),
    { name: title, item: url },
  ];
  const crumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
  const graph = [...(data ? [{ ...data, url, inLanguage: language }] : []), ...(trail.length > 0 ? [crumbs] : [])];
  if (graph.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

interface Prerendered {
  page: Page;
  remote?: RemoteServer;
  store: PortalStore;
  path: string;
  search: string;
  language: Language;
}

/** The head of a page that has been prerendered: its row says it, or the remote that drew it. */
export function headOf({ page, remote, store, path, search, language }: Prerendered): PageHead {
  const said = (words: Words) => words[language] ?? words.en;
  if (page.kind === 'shell') {
    const { title, description, path: canonical, page: name } = page.row;
    const data = name === 'home' ? portal(description && said(description)) : undefined;
    return { title: said(title), description: description && said(description), canonical, data };
  }
  if (page.kind !== 'remote') return { title: useT.translate('page.notFound'), canonical: path, status: 404 };
  const { path: pattern, title } = page.route;
  const head = remote?.heads[pattern]?.({
    state: store.getState(),
    params: matchPath(pattern, path)?.params ?? {},
    search: new URLSearchParams(search),
  });
  return head ? { ...head, title: head.title || said(title) } : { title: said(title), canonical: path };
}

const portal = (description?: string): PageHead['data'] => ({
  '@type': 'WebSite',
  name: 'Tvacha',
  description,
  publisher: { '@type': 'MedicalOrganization', name: 'Tvacha', medicalSpecialty: 'https://schema.org/Dermatology' },
});
