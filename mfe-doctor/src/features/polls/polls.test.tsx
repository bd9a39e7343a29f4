import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, watchRequests } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { listPolls, showPoll, showPollResults, voteInPoll } from '@tvacha/shared-contract/routes/learning';
import { openPage } from '../../common/test-page';

const unknownId = '00000000-0000-4000-8000-000000000000';
const cards = () => screen.findByRole('list', { name: 'Polls' });

/** Opens the first poll that can be voted in. */
async function openOne() {
  const page = await openPage('/doctor/polls?state=open');
  const open = within(await cards())
    .getAllByRole('article')
    .find((card) => within(card).queryByText('You voted') === null);
  const link = within(open as HTMLElement).getByRole('link');
  const title = link.textContent ?? '';
  await userEvent.click(link);
  await screen.findByRole('heading', { level: 1, name: title });
  return page;
}
const vote = () => screen.getByRole('button', { name: 'Vote' });

test('[DOC-04] open and closed polls are told apart by the server, and the address keeps the choice', async () => {
  const requests = watchRequests();
  await openPage('/doctor/polls?state=closed');
  for (const card of within(await cards()).getAllByRole('article')) expect(card).toHaveTextContent(/Closed since/);
  const asked = requests.filter(({ pathname }) => pathname === listPolls.path);
  expect(asked.map(({ searchParams }) => searchParams.get('state'))).toEqual(['closed']);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Open/ }));
  expect(await screen.findAllByText(/^Open until/)).not.toHaveLength(0);
  expect(location.search).toBe('?state=open');
});

test('[DOC-04] without an answer nothing is sent; with one the vote counts, is said, and the result opens', async () => {
  const requests = watchRequests();
  const page = await openOne();
  await userEvent.click(vote());
  expect(screen.getByText('Choose an answer first.')).toBeVisible();
  expect(requests.filter(({ pathname }) => pathname === voteInPoll.path)).toEqual([]);
  const choice = screen.getAllByRole('radio')[1] as HTMLElement;
  const chosen = choice.closest('label')?.textContent ?? '';
  await userEvent.click(choice);
  await userEvent.dblClick(vote());
  const own = (await screen.findByText('Your vote')).closest('li') as HTMLElement;
  expect(own).toHaveTextContent(chosen);
  expect(requests.filter(({ pathname }) => pathname === voteInPoll.path)).toHaveLength(1);
  expect(notices(page)).toEqual(['Vote added successfully']);
  expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull();
});

test('[DOC-04] a vote that another tab has cast already is said, and the result opens', async () => {
  const page = await openOne();
  answer(voteInPoll, 409, 'ALREADY_VOTE_DONE');
  await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await userEvent.click(vote());
  expect(await screen.findByRole('heading', { name: 'How it stands' })).toBeVisible();
  expect(notices(page)).toEqual(['Vote already done.']);
});

test('[DOC-04] a poll tells how long it is open yet, and closes by the clock of India while its page stays open', async () => {
  // Half an hour before midnight in India.
  jest.useFakeTimers({ now: new Date('2026-03-04T18:00:00.000Z'), advanceTimers: true });
  altered(showPoll, () => ({ closed: false, closesOn: '2026-03-04', ownVote: null }));
  await openOne();
  expect(screen.getByText(/^Closes within the hour · /)).toBeVisible();
  expect(vote()).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(30 * 60_000));
  expect(await screen.findByText(/^Closed since 4 Mar 2026 · /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull();
  jest.useRealTimers();
});

test.each([
  ['2026-03-05', 'Closes in 2 days'],
  ['2026-03-10', 'Closes in 7 days'],
  ['2026-03-11', 'Open until 11 Mar 2026'],
])('[DOC-04] a poll whose last day is %s says on 4 March: %s', async (closesOn, words) => {
  jest.useFakeTimers({ now: new Date('2026-03-04T12:00:00.000Z'), advanceTimers: true });
  altered(showPoll, () => ({ closed: false, closesOn }));
  await openOne();
  expect(screen.getByText(new RegExp(`^${words} · `))).toBeVisible();
  jest.useRealTimers();
});

test('[DOC-04] a vote that was not sent is not said to be on its way by who comes back', async () => {
  await openOne();
  const { pathname } = location;
  answer(voteInPoll, 503, 'UNAVAILABLE', null, { once: true });
  await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await userEvent.click(vote());
  expect(await screen.findByText('It was not sent')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'All polls' }));
  await cards();
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe(pathname));
  expect(await screen.findByRole('button', { name: 'Vote' })).toBeVisible();
  expect(screen.queryByText('It was not sent')).toBeNull();
});

test('[DOC-04] a poll that closed meanwhile says so where one votes; what goes wrong is said in the document’s words', async () => {
  const page = await openOne();
  answer(voteInPoll, 409, 'CONFLICT', null, { once: true });
  await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await userEvent.click(vote());
  expect(await screen.findByText(/has closed meanwhile/)).toBeVisible();
  answer(voteInPoll, 500, 'SERVER_ERROR', null, { once: true });
  await userEvent.click(vote());
  await waitFor(() => expect(notices(page)).toEqual(['Something went wrong, please try again.']));
  expect(screen.getAllByRole('radio')[0]).toBeChecked();
});

test('[DOC-04] [UX-05] the result tells votes and shares in words', async () => {
  altered(showPoll, () => ({ closed: true }));
  const options = [
    { _id: '1', text: 'Always', votes: 3, share: 75 },
    { _id: '2', text: 'Never', votes: 1, share: 25 },
  ];
  answer(showPollResults, 200, 'SUCCESS', { _id: 'x', title: '', closed: true, votes: 4, ownVote: '2', options });
  await openOne();
  const results = within(await screen.findByRole('region', { name: 'How it stands' }));
  expect(await results.findByText('Always')).toBeVisible();
  const rows = results.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual(['Always75 % 3 votes', 'NeverYour vote25 % 1 vote']);
  expect(results.getByRole('status')).toHaveTextContent('4 votes');
});

test('[DOC-04] [PERM-03] failed, closed, empty and withdrawn are said', async () => {
  answer(listPolls, 500, 'SERVER_ERROR', null, { once: true });
  const first = await openPage('/doctor/polls');
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(await cards()).toBeVisible();
  first.unmount();
  const gone = await openPage(`/doctor/polls/${unknownId}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not find that poll' })).toBeVisible();
  gone.unmount();
  answer(listPolls, 403, 'FORBIDDEN');
  const closed = await openPage('/doctor/polls');
  expect(await screen.findByRole('heading', { name: /Polls/, level: 2 })).toBeVisible();
  closed.unmount();
  answer(listPolls, 200, 'SUCCESS', { items: [], total: 0, page: 1, dataPerPage: 12 });
  await openPage('/doctor/polls');
  expect(await screen.findByRole('heading', { name: 'No poll yet' })).toBeVisible();
});
