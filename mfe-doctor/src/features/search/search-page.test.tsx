import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watchRequests } from '@tvacha/mock-api/jest';
import { searchAll } from '@tvacha/shared-contract/routes/finder';
import { openPage } from '../../common/test-page';
import type { Hit } from './search-results';

const hits = () => screen.findByRole('list', { name: 'Search' });
const hit: Hit = {
  kind: 'proguides',
  _id: 'id',
  slug: 'slug',
  title: 'Scraping',
  titleSegments: [{ text: 'Scraping', hit: false }],
  excerpt: [
    { text: 'Read the ', hit: false },
    { text: 'hyphae', hit: true },
  ],
  place: null,
};
const page = (items: Hit[]) => ({ items, total: items.length, page: 1, dataPerPage: 20, counts: [] });

test('[UX-04] hits of all kinds with what was searched for marked; a kind narrows them, and the address keeps it', async () => {
  await openPage('/doctor/search?q=acne');
  for (const article of within(await hits()).getAllByRole('article'))
    expect([...article.querySelectorAll('mark')].map(({ textContent }) => textContent)).not.toHaveLength(0);
  const ebooks = screen.getByRole('checkbox', { name: /^Ebooks/ });
  const count = Number(ebooks.closest('label')?.textContent?.replace(/\D/g, ''));
  await userEvent.click(ebooks);
  await waitFor(() => expect(location.search).toBe('?q=acne&kind=ebooks'));
  expect(await screen.findByText(`${count} results`)).toBeVisible();
  for (const link of within(await hits()).getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^\/doctor\/ebook\//);
});

test.each<[Hit['place'], string, string]>([
  [{ in: 'second', at: 320, title: 'Hyphae' }, 'At 5:20 · Hyphae', '/doctor/proguidevideos/id?at=320'],
  [{ in: 'page', at: 14, title: 'Hyphae', label: null }, 'Page 14 · Hyphae', '/doctor/proguidevideos/id/read?page=14'],
  [{ in: 'page', at: 14, title: '', label: 'iv' }, 'Page iv', '/doctor/proguidevideos/id/read?page=14'],
  [{ in: 'story', at: 2, title: 'Hyphae' }, 'Story 2 · Hyphae', '/doctor/proguidevideos/id#story-2'],
  [{ in: 'lesson', _id: 'l1', title: 'Hyphae' }, 'Lesson · Hyphae', '/doctor/proguidevideos/id/lessons/l1'],
  [{ in: 'answer', _id: 'a1' }, 'In an answer', '/doctor/proguidevideos/id#answer-a1'],
])('[UX-04] a hit leads to the place where the words stand: %j', async (place, words, href) => {
  answer(searchAll, 200, 'SUCCESS', page([{ ...hit, place }]));
  await openPage('/doctor/search?q=hyphae');
  const article = within(await hits()).getByRole('article');
  expect(within(article).getByRole('link', { name: words })).toHaveAttribute('href', href);
  expect(within(article).getByRole('link', { name: 'Scraping' })).toHaveAttribute('href', '/doctor/proguidevideos/id');
});

test('[UX-04] without words nothing is asked; words that fit nothing say so; a failure keeps them', async () => {
  const requests = watchRequests();
  await openPage('/doctor/search?q=a&kind=nonsense&page=-1');
  expect(await screen.findByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  expect(requests.filter(({ pathname }) => pathname === searchAll.path)).toEqual([]);
  answer(searchAll, 200, 'SUCCESS', page([]), { once: true });
  const field = screen.getByRole('searchbox', { name: 'Search everything' });
  await userEvent.clear(field);
  await userEvent.type(field, 'qqqqq{Enter}');
  expect(await screen.findByRole('heading', { name: 'Nothing fits “qqqqq”' })).toBeVisible();
  answer(searchAll, 503, 'UNAVAILABLE');
  await userEvent.type(field, 'q{Enter}');
  expect(await screen.findByText('Your words are kept. Check the connection and try again.')).toBeVisible();
  expect(field).toHaveValue('qqqqqq');
});

test('[UX-04] of 500 letters in the address as many are searched for as the server takes', async () => {
  const requests = watchRequests();
  await openPage(`/doctor/search?q=${'xq'.repeat(250)}`);
  expect(await screen.findByRole('heading', { name: /^Nothing fits / })).toBeVisible();
  const asked = requests.filter(({ pathname }) => pathname === searchAll.path);
  expect(asked.map(({ searchParams }) => searchParams.get('search')?.length)).toEqual([100]);
});
