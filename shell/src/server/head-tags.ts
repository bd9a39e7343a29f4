import { type Language, languages } from '@tvacha/shared-contract/languages';
import type { PageHead } from '@tvacha/shared-contract/prerender';

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
export function addressIn(language: Language, origin: string, path: string): string {
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
