import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, useFault, watchRequests } from '@tvacha/mock-api/jest';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { listRegistrations } from '@tvacha/shared-contract/routes/contents';
import { listPolls } from '@tvacha/shared-contract/routes/learning';
import { listPlaces } from '@tvacha/shared-contract/routes/library';
import { listQuestions } from '@tvacha/shared-contract/routes/questions';
import { countResources, showNews } from '@tvacha/shared-contract/routes/reading';

import { openPage } from '../../common/test-page';

const section = (name: string) => screen.findByRole('region', { name });

const kinds = [
  ['ebooks', 'Ebooks'],
  ['ejournals', 'Ejournals'],
  ['proGuides', 'Pro-guide videos'],
  ['dermatologytimes', 'Dermatology Times'],
  ['webinars', 'Webinars'],
  ['courses', 'Courses'],
  ['quizzes', 'Quizzes'],
  ['contribution', 'Contributions'],
  ['polls', 'Polls'],
  ['magzter', 'Magzter'],
  ['vidyaOpenHouses', 'Vidya open house'],
  ['journalClubs', 'Journal clubs'],
] as const;

test('[DOC-01] [NAV-03] a doctor is greeted by name and sees the twelve counts', async () => {
  const counts = Object.fromEntries(kinds.map(([key], at) => [key, 101 + at]));
  answer(countResources, 200, 'SUCCESS', counts);
  await openPage('/doctor/dashboard');
  expect(await screen.findByRole('heading', { level: 1, name: /^Good \w+, Dr\. Rao$/ })).toHaveAttribute(
    'tabindex',
    '-1',
  );
  const items = await within(await section('HCP resources')).findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(kinds.map(([, name], at) => `${101 + at} ${name}`));
});

test('[DOC-01] [NAV-09] the count of a kind that has a list leads there, others are plain figures', async () => {
  await openPage('/doctor/dashboard');
  const counts = await section('HCP resources');
  const links = await within(counts).findAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.replace(/^[\d,]+ /, ''))).toEqual([
    'Ebooks',
    'Ejournals',
    'Pro-guide videos',
    'Dermatology Times',
    'Webinars',
    'Courses',
    'Quizzes',
    'Contributions',
    'Polls',
    'Magzter',
    'Vidya open house',
    'Journal clubs',
  ]);
  await userEvent.click(within(counts).getByRole('link', { name: '1,000 Ebooks' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ebooks' })).toBeVisible();
});

test('[DOC-01] the newest ebooks show, and one with a file invites to read', async () => {
  await openPage('/doctor/dashboard');
  const fresh = await section('New ebooks');
  expect(await within(fresh).findAllByRole('article')).toHaveLength(6);
  expect(await screen.findByRole('link', { name: 'Read now' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/doctor\/ebook\/.+\/read$/),
  );
});

test('[DOC-01] [UX-02] counts that fail leave the books alone, and come with Try again', async () => {
  answer(countResources, 500, 'SERVER_ERROR', null, { once: true });
  await openPage('/doctor/dashboard');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The counts did not load');
  expect(await within(await section('New ebooks')).findAllByRole('article')).toHaveLength(6);
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,000', { selector: '[class*=value]' })).toBeVisible();
});

test('[DOC-01] without any ebook there is a word about it and no invitation', async () => {
  useFault('emptyLists');
  await openPage('/doctor/dashboard');
  expect(await screen.findByRole('heading', { name: 'No ebooks yet' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Read now' })).not.toBeInTheDocument();
});

const pageOf = (...items: object[]) => ({ items, total: items.length, page: 1, dataPerPage: 10 });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const meeting = (_id: string, title: string, begins: number, type = 'webinar') => ({
  ...{ _id, type, title, startsAt: inMinutes(begins), minutes: 60, registeredAt: inMinutes(-9000) },
});

test('[DOC-01] [DOC-02] what one registered for stands there, with the way in from ten minutes before', async () => {
  const rows = [
    meeting('a', 'Vitiligo today', -5),
    meeting('b', 'Hair in practice', 10, 'journalclub'),
    meeting('c', 'Scars', 12),
  ];
  answer(listRegistrations, 200, 'SUCCESS', pageOf(...rows));
  await openPage('/doctor/dashboard');
  const articles = await within(await section('Coming up')).findAllByRole('article');
  const standing = articles.map((row) => [
    within(row).getByRole('link').getAttribute('href'),
    /Live now|You can join now/.exec(row.textContent ?? '')?.[0],
  ]);
  expect(standing).toEqual([
    ['/doctor/webinars/a', 'Live now'],
    ['/doctor/journalclubs/b', 'You can join now'],
    ['/doctor/webinars/c', undefined],
  ]);
});

test('[DOC-01] [DOC-04] a poll is voted in where it stands, and its result stays', async () => {
  await openPage('/doctor/dashboard');
  const poll = within(await section('A poll for you'));
  const title = (await poll.findByRole('heading', { level: 3 })).textContent;
  await userEvent.click(poll.getAllByRole('radio')[0] as HTMLElement);
  await userEvent.click(poll.getByRole('button', { name: 'Vote' }));
  expect(await poll.findByText('Your vote')).toBeVisible();
  expect(poll.getByRole('heading', { level: 3 })).toHaveTextContent(title ?? '');
});

test('[DOC-01] [UX-02] each part fails alone, and is left out where it holds nothing', async () => {
  answer(listRegistrations, 500, 'SERVER_ERROR', null, { once: true });
  answer(listPolls, 200, 'SUCCESS', pageOf());
  answer(listPlaces, 200, 'SUCCESS', pageOf());
  await openPage('/doctor/dashboard');
  const coming = await section('Coming up');
  expect(coming).toHaveTextContent('What you registered for did not load');
  expect(await section('HCP resources')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'A poll for you' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Go on where you were' })).toBeNull();
  answer(listRegistrations, 200, 'SUCCESS', pageOf(meeting('a', 'Vitiligo today', 90)));
  await userEvent.click(within(coming).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Vitiligo today' })).toBeVisible();
});

test('[DOC-01] [DOC-07] the newest questions of the reader’s field stand there, and fail alone', async () => {
  answer(listQuestions, 500, 'SERVER_ERROR', null, { once: true });
  const requests = watchRequests();
  await openPage('/doctor/dashboard');
  const part = await section('Questions in your field');
  expect(part).toHaveTextContent('The questions did not load');
  expect(await section('HCP resources')).toBeVisible();
  await userEvent.click(within(part).getByRole('button', { name: 'Try again' }));
  expect(await within(part).findAllByRole('article')).toHaveLength(3);
  expect(within(part).getByRole('link', { name: 'All questions in your field' })).toHaveAttribute(
    'href',
    '/doctor/questions?filter=field',
  );
  const asked = requests.find(({ pathname }) => pathname === listQuestions.path);
  expect(asked?.searchParams.get('filter')).toBe('field');
});

test('[PERM-02] without the right to read polls or questions none is shown or asked for', async () => {
  altered(lookUpUser, () => ({
    roleId: { _id: 'one', name: 'Ebooks alone', permissions: [{ section: 'Ebooks', read: true }] },
  }));
  const requests = watchRequests();
  await openPage('/doctor/dashboard');
  expect(await section('HCP resources')).toBeVisible();
  const asked = requests.map(({ pathname }) => pathname);
  for (const { path } of [listPolls, listQuestions]) expect(asked).not.toContain(path);
});

test('[DOC-01] [DOC-02] a registration that is taken back is gone from the dashboard', async () => {
  await openPage('/doctor/dashboard');
  const [first] = await within(await section('Coming up')).findAllByRole('link');
  const title = first?.textContent ?? '';
  await userEvent.click(first as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel registration' }));
  await screen.findByRole('button', { name: 'Register' });
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  const left = await within(await section('Coming up')).findAllByRole('link');
  expect(left.map(({ textContent }) => textContent)).not.toContain(title);
});

test('[DOC-01] what is new since the last visit stands by kind, and leads to its list', async () => {
  const news = [
    { name: 'polls', count: 2 },
    { name: 'ebooks', count: 31 },
    { name: 'archives', count: 1 },
  ];
  answer(showNews, 200, 'SUCCESS', { since: '2026-11-20T13:00:00.000Z', kinds: news });
  await openPage('/doctor/dashboard');
  const region = within(await section('New since your last visit'));
  expect(await region.findByText('You were last here on 20 Nov 2026, 6:30 pm.')).toBeVisible();
  const links = region.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ebooks 31', '/doctor/ebook'],
    ['Polls 2', '/doctor/polls'],
    ['Archives 1', '/events/archives'],
  ]);
});

test('[DOC-01] at a first visit nothing is new; where it did not load that is said alone', async () => {
  answer(showNews, 200, 'SUCCESS', { since: null, kinds: [] });
  const page = await openPage('/doctor/dashboard');
  expect(await section('HCP resources')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'New since your last visit' })).toBeNull();
  page.unmount();
  answer(showNews, 500, 'SERVER_ERROR', null, { once: true });
  await openPage('/doctor/dashboard');
  expect(await section('New since your last visit')).toHaveTextContent('What is new did not load');
  expect(await section('HCP resources')).toBeVisible();
});
