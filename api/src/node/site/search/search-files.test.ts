import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Article } from '@tvacha/shared-contract';
import { buildTestSite, testRegistry } from '../../../testing/test-site';
import { createSite } from '../site';

const [doctor] = testRegistry.remotes;
if (!doctor) throw new Error('The test registry has a row');
const open = (path: string) => ({ path, title: { en: path }, prerender: true });
const registry = {
  seq: 1,
  remotes: [
    { ...doctor, routes: [{ path: '/doctor/ebook/:id', title: { en: 'Book' }, roles: ['doctor'] }] },
    { ...doctor, area: 'auth', prefixes: ['/login'], routes: [open('/login')] },
    {
      ...doctor,
      area: 'patient',
      prefixes: ['/patient', '/findadoctor'],
      routes: [
        open('/patient/category/:speciality'),
        open('/patient/embarrassing/:slug'),
        open('/findadoctor'),
        { path: '/patient/dashboard', title: { en: 'Mine' }, roles: ['patient'] },
        { path: '/patient/chat', title: { en: 'Not drawn' } },
      ],
    },
  ],
};
const articles = ['ringworm', 'a & b'].map((slug) => ({ slug, reviewedOn: '2026-10-12' }) as Article);

let dir: string;
beforeAll(async () => {
  dir = await buildTestSite(registry);
  const pages = [{ path: '/' }, { path: '/aboutus' }, { path: '/logout', private: true }];
  await writeFile(join(dir, 'shell/routes.json'), JSON.stringify(pages));
});
afterAll(() => rm(dir, { recursive: true }));

const get = async (
  path: string,
  askArticles = async ({ page }: { page: number }) => ({ items: articles.slice(page - 1, page), total: 2 }),
) => {
  const site = createSite({ dir, https: true, origin: () => 'https://tvacha.example', askArticles });
  const response = await site(new Request(`https://tvacha.example${path}`));
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

test('[NAV-15] the sitemap has every public page and article in each language, and no other', async () => {
  const { status, type, text } = await get('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml']);
  const english = locations(text).filter((loc) => !loc?.includes('lang='));
  expect(english).toHaveLength(2 + 1 + 5 + 2);
  expect(english).toEqual(
    expect.arrayContaining([
      'https://tvacha.example/',
      'https://tvacha.example/aboutus',
      'https://tvacha.example/findadoctor',
      'https://tvacha.example/patient/category/all?name=Dermatology+Facts&amp;section=0',
      'https://tvacha.example/patient/embarrassing/ringworm',
      'https://tvacha.example/patient/embarrassing/a%20%26%20b',
    ]),
  );
  expect(locations(text)).toHaveLength(2 * english.length);
  expect(text).toContain(
    '<loc>https://tvacha.example/patient/embarrassing/ringworm?lang=hi</loc><lastmod>2026-10-12</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://tvacha.example/patient/embarrassing/ringworm"/>',
  );
});

test('[NAV-15] robots.txt leads to the sitemap and away from all that is behind a login', async () => {
  const { status, type, text } = await get('/robots.txt');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  const kept = ['/admin/dashboard', '/login/doctor', '/doctor/ebook/1', '/patient/dashboard', '/logout', '/api/ip'];
  for (const path of kept) expect(closed.some((prefix) => prefix && path.startsWith(prefix))).toBe(true);
  const shown = ['/', '/aboutus', '/patient/embarrassing/ringworm', '/patient/category/all', '/findadoctor'];
  for (const path of shown) expect(closed.some((prefix) => prefix && path.startsWith(prefix))).toBe(false);
  expect(text).toContain('Sitemap: https://tvacha.example/sitemap.xml');
});

test('[NAV-15] a sitemap without its articles is not given out', async () => {
  const refuse = async () => {
    throw new Error('not now');
  };
  expect((await get('/sitemap.xml', refuse)).status).toBe(503);
  expect((await get('/robots.txt', refuse)).status).toBe(200);
});
