import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NoticeRow } from '@tvacha/shared-contract';
import { listConsents } from '@tvacha/shared-contract/routes/account';
import { listSessions, lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { showChat } from '@tvacha/shared-contract/routes/chats';
import { countNotices, listNotices } from '@tvacha/shared-contract/routes/notices';
import { testUser } from '../../test-data';
import { visit } from '../../test-frame';
import { ok, on, server, withServer } from '../../test-network';
import { aLogin } from './test-account';

withServer();

const notice: NoticeRow = {
  _id: 'notice-1',
  kind: 'meeting',
  about: { kind: 'webinars', _id: 'w', title: 'Hair after forty' },
  outcome: null,
  startsAt: '2026-11-23T08:00:00.000Z',
  createdAt: '2026-11-22T08:00:00.000Z',
  read: false,
};
const pageOf = (items: unknown[]) => () => ok({ items, total: items.length, page: 1, dataPerPage: 20 });

/** What the team wrote, and nobody has read. */
const unreadTalk = {
  thread: { _id: 't', lastAt: notice.createdAt, closed: false, unread: 1 },
  items: [{ _id: 'm', fromStaff: true, text: 'Hello', createdAt: notice.createdAt, readAt: null, files: [] }],
  total: 1,
  page: 1,
  dataPerPage: 50,
};

/** Opens a page as a demo that has another login and something unread; what is sent to change anything is listed. */
function lookAround(path: string) {
  const writes: string[] = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request: { method, url } }) => {
    if (method !== 'GET') writes.push(new URL(url).pathname);
  });
  server.use(
    on(lookUpUser, () => ok({ ...testUser('doctor'), customerId: 'DEMO-4LIILpv14l62F5kSYy108vCt' })),
    on(listConsents, pageOf([])),
    on(listSessions, pageOf([aLogin(1, { current: true }), aLogin(2)])),
    on(countNotices, () => ok({ unread: 1 })),
    on(listNotices, pageOf([notice])),
    on(showChat, () => ok(unreadTalk)),
  );
  visit(path, { as: 'doctor' });
  return writes;
}
afterEach(() => void server.events.removeAllListeners());

const main = () => within(screen.getByRole('main'));

/** By hand: what a demo finds on each page of the account, and which controls are left. */
test.each([
  ['/account/privacy', 'A demo keeps your name alone', []],
  ['/account/notices', 'Members choose what they are told of. Become a member', []],
  ['/account/chat', 'Members write to the team here. Become a member', []],
  ['/account/sessions', 'Logged in now', []],
])('[AUTH-08] %s says to a demo “%s”, and has no control that is refused', async (path, words, controls) => {
  const writes = lookAround(path);
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  const found = [...main().queryAllByRole('button'), ...main().queryAllByRole('switch')];
  expect(found.map(({ textContent }) => textContent)).toEqual(controls);
  expect(writes).toEqual([]);
});

test('[AUTH-08] a demo ends its own login by the logout, and no other', async () => {
  lookAround('/account/sessions');
  const open = within(await screen.findByRole('region', { name: 'Logged in now' }));
  const ways = await open.findAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/logout']);
  expect(open.queryByRole('button')).toBeNull();
  expect(open.getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  ['at the bell', '/patient/dermatologist'],
  ['on their page', '/account/notices'],
])('[AUTH-08] a demo follows what it is told of %s, and nothing is marked', async (_where, path) => {
  const user = userEvent.setup();
  const writes = lookAround(path);
  const bell = await screen.findByRole('button', { name: 'Notices, 1 not read' });
  if (path.includes('patient')) await user.click(bell);
  const link = await screen.findByRole('link', { name: /Hair after forty/ });
  expect(screen.queryByRole('button', { name: /Mark all/ })).toBeNull();
  await user.click(link);
  expect(location.pathname).toBe('/doctor/webinars/w');
  expect(writes).toEqual([]);
});
