import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Article } from '@tvacha/shared-contract';
import { countDoctorFacets } from '@tvacha/shared-contract/routes/finder';
import { countResources, listArticles } from '@tvacha/shared-contract/routes/reading';
import { countKeys } from '@tvacha/shared-contract/vocabulary';
import { testArticles } from '../../test-data';
import { visit } from '../../test-frame';
import { ok, on, refusal, server, withServer } from '../../test-network';

withServer();
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('[NAV-01] home shows one card for each condition, in the order of the drawings', async () => {
  visit('/');
  const conditions = await section('Start with what you see');
  const cards = await conditions.findAllByRole('link', { name: /What to know/ });
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([
    '/patient/embarrassing/ringworm',
    '/patient/embarrassing/vitiligo',
  ]);
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test('[NAV-01] of what is read this week four are shown, no drawing twice where there are others', async () => {
  const drawings = ['moisture', 'moisture', 'acne', 'moisture', 'nails', 'sun'] as const;
  const items = drawings.map((illustration, at) => ({
    ...(testArticles[0] as Article),
    _id: `${at}`,
    slug: `${at}`,
    illustration,
  }));
  server.use(on(listArticles, () => ok({ items, total: items.length, page: 1, dataPerPage: 8 })));
  visit('/');
  const week = await section('Read this week');
  const links = (await week.findAllByRole('link')).map((link) => link.getAttribute('href')?.split('/').at(-1));
  expect(links).toEqual(['0', '2', '4', '5']);
});

test('[NAV-04] a search leads to the patient category with its words', async () => {
  const user = userEvent.setup();
  visit('/');
  await user.type(await screen.findByRole('searchbox'), ' steroid cream{Enter}');
  expect(location.pathname).toBe('/patient/category/all');
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    name: 'Dermatology Facts',
    section: '0',
    search: 'steroid cream',
  });
});

test('[NAV-09] the band counts what there is and keeps silent of what there is not', async () => {
  visit('/');
  const band = await section('A reading room of your own, open day and night');
  expect(await band.findByText('1,000')).toBeVisible();
  expect(band.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['ebooks']);
  expect(band.getByRole('link', { name: /Browse the ebooks/ })).toHaveAttribute('href', '/login');
});

test('[NAV-12] the band leads a doctor in, and to the shelf', async () => {
  visit('/', { as: 'doctor' });
  const band = await section('A reading room of your own, open day and night');
  expect(band.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/doctor/dashboard',
    '/doctor/ebook',
  ]);
});

test('[NAV-09] the band shows the four largest shelves, the largest first', async () => {
  const shelves = { quizzes: 50, ebooks: 1200, polls: 7, webinars: 300, courses: 51 };
  const none = Object.fromEntries(countKeys.map((key) => [key, 0]));
  server.use(on(countResources, () => ok({ ...none, ...shelves })));
  visit('/');
  const band = await section('A reading room of your own, open day and night');
  expect((await band.findAllByRole('definition')).map(({ textContent }) => textContent)).toEqual([
    '1,200',
    '300',
    '51',
    '50',
  ]);
  expect(band.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'ebooks',
    'webinars',
    'courses',
    'quizzes',
  ]);
});

test('[UX-02] when nothing comes the page stays, says so in its place, and tries again', async () => {
  const user = userEvent.setup();
  server.use(
    on(listArticles, () => refusal(500, 'SERVER_ERROR')),
    on(countResources, () => refusal(500, 'SERVER_ERROR')),
    on(countDoctorFacets, () => refusal(500, 'SERVER_ERROR')),
  );
  visit('/');
  const conditions = await section('Start with what you see');
  expect(await conditions.findByRole('alert')).toHaveTextContent('The articles did not come.');
  expect(await screen.findByText('The counts did not load.')).toBeVisible();
  expect(await screen.findByText(/The list of cities did not come/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  server.resetHandlers();
  await user.click(conditions.getByRole('button', { name: 'Try again' }));
  expect(await conditions.findByText('Ringworm')).toBeVisible();
  expect(conditions.queryByRole('alert')).toBeNull();
});

test('[UX-02] a library without articles says so', async () => {
  server.use(on(listArticles, () => ok({ items: [], total: 0, page: 1, dataPerPage: 24 })));
  visit('/');
  expect(await (await section('Read this week')).findByText('There are no articles here yet.')).toBeVisible();
});

test('[PAT-02] a city or PIN code leads to the finder; what is neither is said at the field', async () => {
  const user = userEvent.setup();
  visit('/');
  const finder = await section('Find a doctor near you');
  expect(await finder.findByRole('link', { name: 'Pune 3' })).toHaveAttribute('href', '/findadoctor?city=Pune');
  const field = finder.getByRole('textbox', { name: 'City or PIN code' });
  await user.type(field, '0123{Enter}');
  expect(finder.getByRole('alert')).toHaveTextContent('A PIN code has six digits');
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, '411 038{Enter}');
  expect(location.pathname + location.search).toBe('/findadoctor?pincode=411038');
});
