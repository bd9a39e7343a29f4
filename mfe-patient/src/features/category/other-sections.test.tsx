import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { network, watchRequests } from '@tvacha/mock-api/jest';
import { HttpResponse, http } from 'msw';
import { openPage } from '../../common/test-page';

const facts = '/patient/category/all?name=Dermatology%20Facts&section=0';
const tabs = () => within(screen.getByRole('navigation', { name: 'Sections' }));
const links = async () => within(await screen.findByRole('list', { name: 'Also found in' })).getAllByRole('link');
const overAll = (requests: readonly URL[]) =>
  requests.filter(({ pathname, searchParams }) => pathname === '/api/articles' && !searchParams.has('section'));

test('[PAT-01] where a section has nothing for the words, the sections that have lead there with them', async () => {
  await openPage(`${facts}&search=ringworm`);
  expect(await screen.findByRole('heading', { level: 2, name: /^Found in other sections: “ringworm”/ })).toBeVisible();
  expect(screen.getByText('Dermatology Facts has no article for that. These sections do.')).toBeVisible();
  expect((await links()).map(({ textContent }) => textContent)).toEqual([
    'Derma Graphics 1 article',
    'Common Hair & Skin Problems 1 article',
  ]);
  const problems = (await links()).at(-1);
  if (problems) await userEvent.click(problems);
  expect(await screen.findByRole('article')).toHaveTextContent('Ringworm');
  expect(location.search).toBe('?name=Common+Hair+%26+Skin+Problems&section=3&search=ringworm');
});

test('[PAT-01] with a search each tab says how much its section has, and takes the words along', async () => {
  const requests = watchRequests();
  await openPage(`${facts}&search=acne`);
  expect(await tabs().findByRole('link', { name: 'Common Hair & Skin Problems 1 article' })).toHaveAttribute(
    'href',
    '/patient/category/all?name=Common+Hair+%26+Skin+Problems&section=3&search=acne',
  );
  expect(tabs().getByRole('link', { current: 'page' })).toHaveAccessibleName('Dermatology Facts 1 article');
  expect((await links()).map(({ textContent }) => textContent)).not.toContain('Dermatology Facts 1 article');
  expect(overAll(requests).map(({ search }) => search)).toEqual(['?dataPerPage=100&search=acne&speciality=all']);
});

test('[PAT-01] a topic narrows what is found elsewhere, and stays in the links', async () => {
  await openPage('/patient/category/all?name=x&section=3');
  const topics = within(screen.getByRole('navigation', { name: 'Topic' }));
  await userEvent.click(await topics.findByRole('link', { name: 'Nails' }));
  const topic = location.pathname;
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search this section' }), 'nails{Enter}');
  for (const link of await links())
    expect(link).toHaveAttribute('href', expect.stringContaining(`${topic}?name=Nails&`));
  expect(tabs().getByRole('link', { name: /^Derma Bytes/ })).toHaveAccessibleName('Derma Bytes 1 article');
});

test('[PAT-01] without a search nothing more is asked and the tabs say no numbers', async () => {
  const requests = watchRequests();
  await openPage(facts);
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(3);
  expect(overAll(requests)).toEqual([]);
  expect(tabs().getByRole('link', { current: 'page' })).toHaveAccessibleName('Dermatology Facts');
});

test.each([
  ['fails', () => HttpResponse.error()],
  ['has not come yet', () => new Promise<never>(() => undefined)],
])('[PAT-01] [UX-02] the page is whole when the look into the other sections %s', async (_how, reply) => {
  let asked = false;
  network.use(
    http.get('*/api/articles', ({ request }) => {
      if (new URL(request.url).searchParams.has('section')) return undefined;
      asked = true;
      return reply();
    }),
  );
  await openPage(`${facts}&search=acne`);
  expect(await screen.findByRole('article')).toHaveTextContent('Acne');
  await waitFor(() => expect(asked).toBe(true));
  expect(tabs().getByRole('link', { current: 'page' })).toHaveAccessibleName('Dermatology Facts');
  expect(screen.queryByRole('alert')).toBeNull();
});
