import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NoticeRow } from '@tvacha/shared-contract';
import {
  countNotices,
  listNotices,
  readNotices,
  setNoticeKind,
  showNoticeSettings,
} from '@tvacha/shared-contract/routes/notices';
import { http } from 'msw';
import { visit } from '../../test-frame';
import { isTalking, ok, on, refusal, say, server, withServer } from '../../test-network';

withServer();

const row = (n: number, changes: Partial<NoticeRow> = {}): NoticeRow => ({
  _id: `notice-${n}`,
  kind: 'answer',
  about: { kind: 'questions', _id: `question-${n}`, title: `Ringworm ${n}` },
  outcome: null,
  startsAt: null,
  createdAt: '2026-11-22T08:00:00.000Z',
  read: false,
  ...changes,
});

/** A server that keeps these rows. */
function keep(rows: NoticeRow[]) {
  const unread = () => rows.filter(({ read }) => !read).length;
  server.use(
    on(countNotices, () => ok({ unread: unread() })),
    on(listNotices, () => ok({ items: rows, total: rows.length, page: 1, dataPerPage: 20 })),
    http.post(`*${readNotices.path}`, async ({ request }) => {
      const { id } = (await request.json()) as { id?: string };
      for (const one of rows) if (id === undefined || one._id === id) one.read = true;
      return ok({ unread: unread() });
    }),
  );
  return rows;
}

const bell = (name: RegExp | string) => screen.findByRole('button', { name });
const panel = () => within(screen.getByRole('region', { name: 'Your notices' }));

test('[SES-05] [DOC-07] the bell counts what came while the page is open', async () => {
  const rows = keep([]);
  visit('/patient/dermatologist', { as: 'doctor' });
  await bell('Notices, none unread');
  await waitFor(() => expect(isTalking()).toBe(true));
  rows.push(row(1));
  say('notice', { unread: 1 });
  expect(await bell('Notices, 1 not read')).toHaveTextContent('1');
});

test('[DOC-07] each notice says what it is and leads to its place, and is read by that', async () => {
  const user = userEvent.setup();
  const rows = keep([
    row(1),
    row(2, { kind: 'accepted', read: true }),
    row(3, { kind: 'decision', outcome: 'returned', about: { kind: 'caseContributions', _id: 'c', title: 'Wheals' } }),
    row(4, {
      kind: 'meeting',
      startsAt: '2026-11-23T08:00:00.000Z',
      about: { kind: 'webinars', _id: 'w', title: 'Hair' },
    }),
  ]);
  visit('/patient/dermatologist', { as: 'doctor' });
  await user.click(await bell('Notices, 3 not read'));
  const links = await panel().findAllByRole('link', { name: /Ringworm|Wheals|Hair/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/doctor/questions/question-1',
    '/doctor/questions/question-2',
    '/doctor/contributions/c',
    '/doctor/webinars/w',
  ]);
  expect(links[2]).toHaveAccessibleName(/^Your contribution comes back for a change.*Not read$/);
  expect(links[3]).toHaveAccessibleName(/^Begins 23 Nov 2026/);
  await user.click(links[0] as HTMLElement);
  expect(location.pathname).toBe('/doctor/questions/question-1');
  await waitFor(() => expect(rows.map(({ read }) => read)).toEqual([true, true, false, false]));
});

test('[UX-02] by keyboard the bell opens, its notices are gone through, and Escape leads back', async () => {
  const user = userEvent.setup();
  keep([row(1), row(2)]);
  visit('/patient/dermatologist', { as: 'doctor' });
  const button = await bell('Notices, 2 not read');
  button.focus();
  await user.keyboard('{ArrowDown}');
  const first = await panel().findByRole('link', { name: /Ringworm 1/ });
  await user.keyboard('{Home}');
  expect(first).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('[DOC-07] all are marked as read at once, and where the server refuses they are as before', async () => {
  const user = userEvent.setup();
  keep([row(1), row(2)]);
  visit('/patient/dermatologist', { as: 'doctor' });
  await user.click(await bell('Notices, 2 not read'));
  server.use(on(readNotices, () => refusal(503, 'UNAVAILABLE')));
  await user.click(await panel().findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText(/taken back/)).toBeVisible();
  await bell('Notices, 2 not read');
  server.resetHandlers();
  keep([row(1), row(2)]);
  await user.click(await panel().findByRole('button', { name: 'Mark all as read' }));
  await bell('Notices, none unread');
});

test('[UX-02] with none there it says what will stand there; where they do not load, so, and comes with the next try', async () => {
  const user = userEvent.setup();
  server.use(on(listNotices, () => refusal(503, 'UNAVAILABLE')));
  visit('/patient/dermatologist', { as: 'doctor' });
  await user.click(await bell('Notices, none unread'));
  expect(await panel().findByText('Your notices did not load')).toBeVisible();
  keep([]);
  await user.click(panel().getByRole('button', { name: 'Try again' }));
  expect(await panel().findByText('No notices yet')).toBeVisible();
});

test('[DOC-07] a visitor and a patient have no bell', async () => {
  visit('/patient/dermatologist', { as: 'patient' });
  await screen.findByRole('button', { name: /^Account of/ });
  expect(screen.queryByRole('button', { name: /^Notices/ })).toBeNull();
});

test('[DOC-07] each kind is switched off and on by itself; where the server refuses, the switch goes back', async () => {
  const user = userEvent.setup();
  const settings = { answer: true, followed: true, accepted: true, decision: true, meeting: true };
  keep([]);
  server.use(
    on(showNoticeSettings, () => ok(settings)),
    http.post(`*${setNoticeKind.path}`, async ({ request }) => {
      const { kind, on: isOn } = (await request.json()) as { kind: keyof typeof settings; on: boolean };
      settings[kind] = isOn;
      return ok(settings);
    }),
  );
  visit('/account/notices', { as: 'doctor' });
  const meetings = await screen.findByRole('switch', { name: 'Meetings that begin soon' });
  await user.click(meetings);
  await waitFor(() => expect(settings).toMatchObject({ meeting: false, answer: true }));
  expect(meetings).not.toBeChecked();
  server.use(on(setNoticeKind, () => refusal(503, 'UNAVAILABLE')));
  await user.click(screen.getByRole('switch', { name: 'Answers to my questions' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Answers to my questions' })).toBeChecked());
});

test('[DOC-07] [NAV-01] from the bell one comes to all notices, a page at a time; the address keeps the page', async () => {
  const user = userEvent.setup();
  const rows = keep(Array.from({ length: 25 }, (_, at) => row(at + 1)));
  server.use(
    on(showNoticeSettings, () => ok({ answer: true, followed: true, accepted: true, decision: true, meeting: true })),
    http.get(`*${listNotices.path}`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      return ok({ items: rows.slice((page - 1) * 20, page * 20), total: rows.length, page, dataPerPage: 20 });
    }),
  );
  visit('/patient/dermatologist', { as: 'doctor' });
  await user.click(await bell('Notices, 25 not read'));
  await user.click(await panel().findByRole('link', { name: /^All notices/ }));
  const all = async () => within(await screen.findByRole('list', { name: 'Your notices' })).getAllByRole('link');
  expect(await all()).toHaveLength(20);
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(location.search).toBe('?page=2'));
  await waitFor(async () => expect(await all()).toHaveLength(5));
  await user.click((await all())[0] as HTMLElement);
  expect(location.pathname).toBe('/doctor/questions/question-21');
  await waitFor(() => expect(rows[20]?.read).toBe(true));
});
