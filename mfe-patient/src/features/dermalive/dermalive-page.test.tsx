import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { network, watchRequests } from '@tvacha/mock-api/jest';
import { HttpResponse, http } from 'msw';
import { openPage } from '../../common/test-page';

const talksOf = async (name: string) => within(await screen.findByRole('region', { name })).findAllByRole('article');

const empty = { items: [], total: 0, page: 1, dataPerPage: 12 };
const answer = (when: string, result: object) =>
  http.get('*/api/dermalive', ({ request }) =>
    new URL(request.url).searchParams.get('when') === when
      ? HttpResponse.json({ error: false, code: 'SUCCESS', message: 'SUCCESS', result })
      : undefined,
  );

const talk = {
  _id: '0197b1c8-1111-7000-8000-000000000001',
  slug: 'now',
  title: 'On now',
  summary: 'A talk.',
  speciality: null,
  startsAt: '2026-11-20T12:30:00.000Z',
  minutes: 45,
  state: 'live',
  speakers: [{ name: 'Dr. Meera Joshi', role: 'Skin clinic', city: 'Pune' }],
  agenda: [{ at: 0, title: 'Hello' }],
  languages: [],
  joinUrl: 'https://meet.tvacha.example/now',
};

test('[PAT-03] [NAV-01] a visitor sees talks to come and past ones, with no login', async () => {
  const requests = watchRequests();
  await openPage('/patient/dermatologist');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dermalive' })).toHaveAttribute('data-page-heading');
  const [next] = await talksOf('Coming up');
  expect(next).toHaveTextContent(/Indian time/);
  expect(next).toHaveTextContent(/Dr\. .+45 minutes/);
  expect(within(next as HTMLElement).getByRole('link', { name: /^Open the talk’s page/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\//),
  );
  for (const talk of await talksOf('Past talks')) {
    expect(within(talk).queryByRole('link', { name: /Open|Join/ })).not.toBeInTheDocument();
  }
  expect(new Set(requests.map(({ pathname }) => pathname))).toEqual(new Set(['/api/dermalive']));
});

test('[PAT-03] a past talk tells what it covered, and leads to articles on its topic', async () => {
  await openPage('/patient/dermatologist');
  const [talk] = await talksOf('Past talks');
  await userEvent.click(within(talk as HTMLElement).getByText('What it covered'));
  expect(within(talk as HTMLElement).getAllByRole('listitem').length).toBeGreaterThan(2);
  await userEvent.click(within(talk as HTMLElement).getByRole('link', { name: 'Read about: Children' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Common Hair & Skin Problems' })).toBeVisible();
});

test('[PAT-03] past talks come in pages, each at an address of its own', async () => {
  network.use(
    http.get('*/api/dermalive', ({ request }) => {
      const asked = new URL(request.url).searchParams;
      if (asked.get('when') !== 'past') return undefined;
      const items = [{ ...talk, title: `Of page ${asked.get('page')}` }];
      return HttpResponse.json({ error: false, code: 'SUCCESS', message: 'SUCCESS', result: { items, total: 13 } });
    }),
  );
  await openPage('/patient/dermatologist');
  const past = within(await screen.findByRole('region', { name: 'Past talks' }));
  expect(await past.findByRole('heading', { name: 'Of page 1' })).toBeVisible();
  await userEvent.click(past.getByRole('link', { name: 'Page 3' }));
  expect(await past.findByRole('heading', { name: 'Of page 3' })).toBeVisible();
  expect(location.search).toBe('?page=3');
  const links = past.getAllByRole('link', { name: /page/i });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Previous page', '/patient/dermatologist?page=2'],
    ['Page 1', '/patient/dermatologist'],
    ['Page 2', '/patient/dermatologist?page=2'],
    ['Page 3', '/patient/dermatologist?page=3'],
  ]);
});

test('[PAT-03] a talk that is on says so, and offers to join', async () => {
  network.use(answer('upcoming', { ...empty, items: [talk], total: 1 }));
  await openPage('/patient/dermatologist');
  const [card] = await talksOf('Coming up');
  expect(card).toHaveTextContent('Live now');
  expect(card).toHaveTextContent('Friday, 20 November');
  expect(card).toHaveTextContent('6:00 pm, Indian time');
  expect(screen.getByRole('link', { name: 'Join now On now' })).toHaveAttribute('href', talk.joinUrl);
});

test('[PAT-03] with no talk planned the page stays calm, and past talks are there', async () => {
  network.use(answer('upcoming', empty));
  await openPage('/patient/dermatologist');
  expect(await screen.findByRole('heading', { name: 'No talk is planned just now' })).toBeVisible();
  expect((await talksOf('Past talks')).length).toBeGreaterThan(2);
});

test('[PAT-03] a failed list is told in its place, and tried again', async () => {
  network.use(http.get('*/api/dermalive', () => HttpResponse.error()));
  await openPage('/patient/dermatologist');
  const coming = await screen.findByRole('region', { name: 'Coming up' });
  expect(await within(coming).findByRole('alert')).toHaveTextContent('The talks did not load');
  network.resetHandlers();
  await userEvent.click(within(coming).getByRole('button', { name: 'Try again' }));
  expect((await talksOf('Coming up')).length).toBe(3);
});
