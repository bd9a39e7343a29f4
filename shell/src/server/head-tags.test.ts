import type { PageHead } from '@tvacha/shared-contract/prerender';
import { headTags } from './head-tags';

const origin = 'https://tvacha.example';
const page: PageHead = { title: 'Acne', canonical: '/patient/acne?section=1' };

/** The tags as a browser reads them. */
function read(head: PageHead, language: 'en' | 'hi' = 'en') {
  const { head: tags } = new DOMParser().parseFromString(headTags(head, { origin, language }), 'text/html');
  const attribute = (selector: string, name: string) => tags.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    tags,
    meta: (name: string) => attribute(`meta[name="${name}"]`, 'content'),
    property: (name: string) => attribute(`meta[property="og:${name}"]`, 'content'),
    link: (selector: string) => attribute(`link${selector}`, 'href'),
    schema: () => JSON.parse(tags.querySelector('script')?.textContent ?? 'null'),
  };
}

test('[NAV-15] a page names its address in each language, and English as the usual one', () => {
  const english = `${origin}/patient/acne?section=1`;
  const { link, property, meta } = read(page, 'hi');
  expect(link('[rel="canonical"]')).toBe(`${english}&lang=hi`);
  expect(link('[rel="alternate"][hreflang="en"]')).toBe(english);
  expect(link('[rel="alternate"][hreflang="hi"]')).toBe(`${english}&lang=hi`);
  expect(link('[rel="alternate"][hreflang="x-default"]')).toBe(english);
  expect([property('url'), property('locale')]).toEqual([`${english}&lang=hi`, 'hi_IN']);
  expect([property('site_name'), property('title'), property('type')]).toEqual(['Tvacha', 'Acne', 'website']);
  expect([property('image'), meta('twitter:card')]).toEqual([`${origin}/cover.png`, 'summary_large_image']);
  expect(read(page).link('[rel="canonical"]')).toBe(english);
  expect(read({ ...page, type: 'article' }).property('type')).toBe('article');
});

test('[NAV-15] a description is told to search engines and to who shares the page, and left out where there is none', () => {
  const described = read({ ...page, description: 'Why it <b>comes</b> & "goes"' });
  expect(described.meta('description')).toBe('Why it <b>comes</b> & "goes"');
  expect(described.property('description')).toBe('Why it <b>comes</b> & "goes"');
  expect(described.tags.querySelector('b')).toBeNull();
  expect([read(page).meta('description'), read(page).property('description')]).toEqual([null, null]);
});

test('[NAV-15] a page that is not there is not to be listed, and names no address', () => {
  const { meta, link, property } = read({ ...page, description: 'Nothing here', status: 404 });
  expect([meta('robots'), meta('description')]).toEqual(['noindex', 'Nothing here']);
  expect([link('[rel="canonical"]'), property('url')]).toEqual([null, null]);
  expect(read(page).meta('robots')).toBeNull();
});

test('[NAV-15] what a page is about and the way to it are told by schema.org, and can end no script', () => {
  const name = '</script><script>alert(1)</script>';
  const { schema, tags } = read(
    { ...page, data: { '@type': 'MedicalWebPage', name }, trail: [{ name: 'Skin', path: '/patient' }] },
    'hi',
  );
  expect(tags.querySelectorAll('script')).toHaveLength(1);
  const url = `${origin}/patient/acne?section=1&lang=hi`;
  expect(schema()).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'MedicalWebPage', name, url, inLanguage: 'hi' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Skin', item: `${origin}/patient?lang=hi` },
          { '@type': 'ListItem', position: 2, name: 'Acne', item: url },
        ],
      },
    ],
  });
  expect(read({ ...page, data: { '@type': 'WebSite' } }).schema()['@graph']).toHaveLength(1);
  expect(read({ ...page, trail: [{ name: 'Skin', path: '/patient' }] }).schema()['@graph']).toHaveLength(1);
  expect(read(page).schema()).toBeNull();
});
