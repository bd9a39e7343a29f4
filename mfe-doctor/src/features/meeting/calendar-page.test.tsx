import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watchRequests } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import {
  endCalendarFeed,
  listRegistrations,
  makeCalendarFeed,
  showCalendarFeed,
} from '@tvacha/shared-contract/routes/contents';
import { goTo } from '@tvacha/shared-core/testing';
import { openPage } from '../../common/test-page';

const rows = async () => within(await screen.findByRole('list', { name: 'My calendar' })).getAllByRole('article');
const card = async () => within(await screen.findByRole('region', { name: 'In your own calendar' }));
const confirm = async (dialog: string, action: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name: action }));

test('[DOC-08] what one registered for stands there, to come or over, and the address keeps which', async () => {
  const requests = watchRequests();
  await openPage('/doctor/calendar');
  const first = (await rows())[0]?.textContent;
  await userEvent.click(screen.getByRole('radio', { name: 'Over' }));
  expect(location.search).toBe('?when=past');
  await screen.findByRole('list', { name: 'My calendar' });
  const asked = requests.filter(({ pathname }) => pathname === listRegistrations.path);
  expect(asked.map(({ searchParams }) => [searchParams.get('when'), searchParams.get('sort')])).toEqual([
    ['upcoming', null],
    ['past', 'latest'],
  ]);
  expect((await rows())[0]?.textContent).not.toBe(first);
});

test('[DOC-08] a link is made, told once and copied; made anew it is another, and the one before ends', async () => {
  const user = userEvent.setup();
  const written = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
  const page = await openPage('/doctor/calendar');
  await user.click(await (await card()).findByRole('button', { name: 'Make a calendar link' }));
  const first = (await (await card()).findByText(/\/api\/events\/feed\.ics\?key=/)).textContent ?? '';
  await user.click((await card()).getByRole('button', { name: 'Copy the link' }));
  expect(written).toHaveBeenCalledWith(first);
  expect(notices(page)).toEqual(['Copy to clipboard']);
  expect((await card()).getByRole('link', { name: 'Open in a calendar' })).toHaveAttribute(
    'href',
    first.replace(/^https?/, 'webcal'),
  );
  await user.click(await (await card()).findByRole('button', { name: 'Make a new link' }));
  await confirm('Make a new calendar link?', 'Make a new link');
  const second = await (await card()).findByText(
    (text) => text.includes('/api/events/feed.ics?key=') && text !== first,
  );
  expect(second).toBeVisible();
  goTo('/doctor/library');
  await screen.findByRole('heading', { level: 1, name: 'Library' });
  goTo('/doctor/calendar');
  expect(await (await card()).findByText(/^Your link was made on .* No calendar has asked by it yet\.$/)).toBeVisible();
  expect((await card()).queryByText(/feed\.ics/)).toBeNull();
});

test('[DOC-08] a link is ended after a question, and one that another tab has ended says so', async () => {
  const page = await openPage('/doctor/calendar');
  await userEvent.click(await (await card()).findByRole('button', { name: 'Make a calendar link' }));
  await userEvent.click(await (await card()).findByRole('button', { name: 'End the link' }));
  await confirm('End your calendar link?', 'Cancel');
  await userEvent.click(await (await card()).findByRole('button', { name: 'End the link' }));
  answer(endCalendarFeed, 404, 'NOT_FOUND', null, { once: true });
  await confirm('End your calendar link?', 'End the link');
  expect(await (await card()).findByText('Your link was ended meanwhile')).toBeVisible();
  await userEvent.click(await (await card()).findByRole('button', { name: 'End the link' }));
  await confirm('End your calendar link?', 'End the link');
  expect(await (await card()).findByRole('button', { name: 'Make a calendar link' })).toBeVisible();
  expect((await card()).queryByText(/feed\.ics/)).toBeNull();
  expect(notices(page)).toEqual([]);
});

test('[DOC-08] [UX-02] list and link fail alone, and come with Try again; nobody registered is said', async () => {
  answer(showCalendarFeed, 500, 'SERVER_ERROR', null, { once: true });
  answer(listRegistrations, 200, 'SUCCESS', { items: [], total: 0, page: 1, dataPerPage: 20 });
  await openPage('/doctor/calendar');
  expect(await screen.findByRole('heading', { name: 'You have not registered for anything yet' })).toBeVisible();
  await userEvent.click(await (await card()).findByRole('button', { name: 'Try again' }));
  expect(await (await card()).findByRole('button', { name: 'Make a calendar link' })).toBeVisible();
});

test('[DOC-08] a double press makes one link', async () => {
  await openPage('/doctor/calendar');
  const sent = watchRequests();
  await userEvent.dblClick(await (await card()).findByRole('button', { name: 'Make a calendar link' }));
  await (await card()).findByText(/feed\.ics/);
  expect(sent.filter(({ pathname }) => pathname === makeCalendarFeed.path)).toHaveLength(1);
});
