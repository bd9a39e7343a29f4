import { articleBlockSchema } from '@tvacha/shared-contract';
import { articleRow } from '../rows';
import { articleSeeds } from './all-articles';

const slugs = articleSeeds.map(({ slug }) => slug);
const wordsOf = (value: unknown): number => JSON.stringify(value).match(/\p{L}+/gu)?.length ?? 0;

test('[PAT-01] each of the five sections has eight articles with addresses of their own', () => {
  expect(new Set(slugs).size).toBe(40);
  for (const section of [0, 1, 2, 3, 4]) {
    expect(articleSeeds.filter((article) => article.section === section)).toHaveLength(8);
  }
  expect(new Set(articleSeeds.map(({ speciality }) => speciality)).size).toBeGreaterThanOrEqual(12);
});

test.each(articleSeeds)(
  '[PAT-01] $slug is complete: reviewer, date, body by the contract, and where to read on',
  (article) => {
    expect(article.reviewer).toMatch(/^Dr\. \p{Lu}.+, M[DS]$/u);
    expect(article.reviewedOn).toMatch(/^2026-\d\d-\d\d$/);
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
