import { articleBlockSchema } from '@tvacha/shared-contract';
import { articleRow } from '../rows';
import { specialityNames, specialitySlugs } from '../specialities';
import { articleSeeds } from './all-articles';

const slugs = articleSeeds.map(({ slug }) => slug);
const wordsOf = (value: unknown): number => JSON.stringify(value).match(/\p{L}+/gu)?.length ?? 0;

test('[PAT-01] each of the five sections has at least eight articles, all with addresses of their own', () => {
  expect(new Set(slugs).size).toBe(articleSeeds.length);
  for (const section of [0, 1, 2, 3, 4]) {
    expect(articleSeeds.filter((article) => article.section === section).length).toBeGreaterThanOrEqual(8);
  }
  expect(new Set(articleSeeds.map(({ speciality }) => speciality)).size).toBeGreaterThanOrEqual(12);
});

test('[NAV-08] the first speciality by name, which the menu links to, has an article in every section', () => {
  const [first] = [...specialitySlugs].sort((a, b) => (specialityNames[a] < specialityNames[b] ? -1 : 1));
  const sections = articleSeeds.flatMap(({ speciality, section }) => (speciality === first ? [section] : []));
  expect([...new Set(sections)].sort()).toEqual([0, 1, 2, 3, 4]);
});

test.each(articleSeeds)(
  '[PAT-01] $slug is complete: reviewer, date, body by the contract, and where to read on',
  (article) => {
    expect(article.reviewer).toMatch(/^Dr\. \p{Lu}.+, M[DS]$/u);
    expect(article.reviewedOn).toMatch(/^2026-\d\d-\d\d$/);
    expect(article.publishedOn < article.reviewedOn).toBe(true);
    for (const block of article.body) expect(articleBlockSchema.safeParse(block).success).toBe(true);
    expect(article.seeDoctorIf.length).toBeGreaterThanOrEqual(2);
    expect(article.related).toHaveLength(3);
    for (const slug of article.related) {
      expect(slugs).toContain(slug);
      expect(slug).not.toBe(article.slug);
    }
    const anchors = article.body.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    expect(new Set(anchors).size).toBe(anchors.length);
    const [least, most] = article.section === 1 ? [120, 260] : [250, 800];
    const words = wordsOf([article.lead, article.body, article.seeDoctorIf]);
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
    expect(articleRow(article)).toMatchObject({ type: 'article', slug: article.slug, section: article.section });
  },
);

test('[PAT-01] all kinds of block are in use', () => {
  const kinds = new Set(articleSeeds.flatMap(({ body }) => body.map(({ kind }) => kind)));
  expect([...kinds].sort()).toEqual(['figure', 'heading', 'list', 'mythFact', 'paragraph', 'steps', 'warning']);
});
