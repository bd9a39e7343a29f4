import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watchRequests } from '@tvacha/mock-api/jest';
import { listArticles } from '@tvacha/shared-contract/routes/reading';
import { openPage } from '../../common/test-page';

const facts = '/patient/category/all?name=Dermatology+Facts&section=0';
const cards = async () => within(await screen.findByRole('list', { name: 'Articles' })).getAllByRole('article');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('[PAT-01] [NAV-04] a visitor reads a section with no login, and no member’s data is asked for', async () => {
  const requests = watchRequests();
  await openPage(facts);
  expect(await heading('Dermatology Facts')).toHaveAttribute('data-page-heading');
  expect((await cards()).length).toBeGreaterThan(3);
  expect(new Set(requests.map(({ pathname }) => pathname))).toEqual(new Set(['/api/articles', '/api/masterdatas']));
});

test.each([
  [0, 'Dermatology Facts'],
  [1, 'Derma Bytes'],
  [2, 'Derma Graphics'],
  [3, 'Common Hair & Skin Problems'],
  [4, 'Know Your Hair & Skin Solutions'],
])('[NAV-04] section=%i is %s, and its tab is the current one', async (section, name) => {
  await openPage(`/patient/category/all?name=x&section=${section}`);
  expect(await heading(name)).toBeVisible();
  const tabs = screen.getByRole('navigation', { name: 'Sections' });
  expect(within(tabs).getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
  expect((await cards()).length).toBeGreaterThan(0);
});

test('[NAV-04] where the bar of sections is wider than the page, the current one is scrolled to', async () => {
  const places = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(240);
  await openPage('/patient/category/all?name=x&section=3');
  // A little of the one before it shows that there is more.
  expect(screen.getByRole('navigation', { name: 'Sections' }).scrollLeft).toBe(224);
  places.mockRestore();
});

test.each(['?section=5', '?section=-1', '?section=two', ''])(
  '[NAV-04] /patient/category/all%s calmly offers the five sections',
  async (search) => {
    await openPage(`/patient/category/all${search}`);
    expect(await heading('Choose a section')).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(screen.getByRole('link', { name: /^Derma Bytes/ }));
    expect(await heading('Derma Bytes')).toBeVisible();
  },
);

test('[PAT-01] a topic narrows the section by its id in the path, and its name travels along', async () => {
  await openPage('/patient/category/all?name=x&section=3');
  const topics = screen.getByRole('navigation', { name: 'Topic' });
  await userEvent.click(await within(topics).findByRole('link', { name: 'Hair' }));
  expect(await screen.findByText(/articles? on Hair$/)).toBeVisible();
  expect(location.pathname).toMatch(/^\/patient\/category\/[0-9a-f-]{36}$/);
  expect(new URLSearchParams(location.search).get('name')).toBe('Hair');
  for (const card of await cards()) expect(card).toHaveTextContent(/^Hair/);
});

test('[PAT-01] the search stands in the URL and is asked of the server', async () => {
  const requests = watchRequests();
  await openPage('/patient/category/all?name=x&section=3');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search this section' }), 'ringworm{Enter}');
  expect(await screen.findByText(/^\d+ articles?$/, { selector: 'p' })).toBeVisible();
  expect(new URLSearchParams(location.search).get('search')).toBe('ringworm');
  expect(requests.at(-1)?.searchParams.get('search')).toBe('ringworm');
  expect((await cards())[0]).toHaveTextContent('Ringworm');
});

test('[PAT-01] words that nothing fits can be cleared', async () => {
  await openPage('/patient/category/all?name=x&section=3&search=zzzzzz');
  await userEvent.click(await screen.findByRole('link', { name: 'Clear search and topic' }));
  expect((await cards()).length).toBeGreaterThan(3);
  expect(location.search).not.toContain('search');
});

test('[NAV-04] [PAT-01] view=main is the front of a section, with the way to all of it', async () => {
  await openPage('/patient/category/all?name=x&section=3&view=main');
  expect(await screen.findByRole('region', { name: 'Start here' })).toBeVisible();
  // The large one, and a row of four.
  expect(screen.getAllByRole('article')).toHaveLength(5);
  const all = screen.getByRole('link', { name: /^See all \d+ articles$/ });
  expect(screen.queryByRole('list', { name: 'Articles' })).toBeNull();
  await userEvent.click(all);
  expect((await cards()).length).toBeGreaterThan(3);
  expect(location.search).not.toContain('view');
});

test.each(['hair', '00000000-0000-4000-8000-000000000000'])(
  '[NAV-04] the unknown topic %s leads to all topics',
  async (topic) => {
    await openPage(`/patient/category/${topic}?name=x&section=1`);
    const out = await screen.findByRole('link', { name: 'Show all topics' });
    // What fits the topic would be nothing, which is no news here.
    expect(screen.queryByText(/articles?( on .*)?$|Nothing here for that yet/, { selector: 'p, h2' })).toBeNull();
    await userEvent.click(out);
    expect((await cards()).length).toBeGreaterThan(0);
  },
);

test('[PAT-01] [UX-02] a section that fails says so, and tries again', async () => {
  answer(listArticles, 500, 'SERVER_ERROR', null, { once: true });
  await openPage(facts);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await cards()).length).toBeGreaterThan(3);
});
