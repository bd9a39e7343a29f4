import { screen, within } from '@testing-library/react';
import { languages } from '@tvacha/shared-contract/languages';
import { visit } from '../test-frame';
import { withServer } from '../test-network';
import { pageRows } from './page-rows';
import { screens } from './shell-pages';

withServer();
const open = pageRows.filter((row) => !row.private);

test('[NAV-01] every row of the table has a screen, and every screen a row', () => {
  expect(Object.keys(screens).sort()).toEqual(pageRows.map(({ page }) => page).sort());
});

test('[NAV-01] the public pages of the shell are there', () => {
  expect(open.map(({ path }) => path)).toEqual([
    '/',
    '/aboutus',
    '/aboutus/patient',
    '/aboutus/doctor',
    '/benefits',
    '/contact',
    '/terms-and-condition',
    '/privacy-policy',
    '/sitemap',
  ]);
});

test.each(open)('[NAV-15] $path has a title and a description in each language, none of another page', (row) => {
  for (const { code } of languages) {
    for (const words of ['title', 'description'] as const) {
      const text = row[words]?.[code] ?? '';
      expect({ code, words, length: text.length }).toEqual({ code, words, length: expect.any(Number) });
      expect(text.trim()).not.toBe('');
      expect(open.filter((other) => other[words]?.[code] === text)).toHaveLength(1);
    }
    expect(row.description?.[code]?.length).toBeLessThanOrEqual(160);
  }
});

test.each(open)(
  '[UX-02] $path opens with one first heading, ids that are unique and headings in steps',
  async (row) => {
    visit(`${row.path}?section=99&name=%3Cscript%3E`);
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const levels = main.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1);
      return level;
    }, 0);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const link of main.queryAllByRole('link')) expect(link).toHaveAccessibleName();
  },
);

test('[NAV-01] each word of the page about the portal has its meaning beside it', async () => {
  visit('/aboutus');
  const terms = await screen.findAllByRole('term');
  const meanings = screen.getAllByRole('definition');
  expect(terms.length).toBeGreaterThan(2);
  expect(meanings.map(({ textContent }) => (textContent ?? '').length > 20)).toEqual(terms.map(() => true));
});

test('[NAV-01] the steps to a membership are counted from one', async () => {
  visit('/aboutus/doctor');
  const steps = within(await screen.findByRole('region', { name: 'How you become a member' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent?.slice(0, 2))).toEqual(['1Y', '2C', '3P', '4Y', '5A', '6Y']);
});
