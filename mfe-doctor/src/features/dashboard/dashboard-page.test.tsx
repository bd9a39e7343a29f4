import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, useFault } from '@tvacha/mock-api/jest';
import { countResources } from '@tvacha/shared-contract/routes/reading';
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
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,000', { selector: '[class*=value]' })).toBeVisible();
});

test('[DOC-01] without any ebook there is a word about it and no invitation', async () => {
  useFault('emptyLists');
  await openPage('/doctor/dashboard');
  expect(await screen.findByRole('heading', { name: 'No ebooks yet' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Read now' })).not.toBeInTheDocument();
});
