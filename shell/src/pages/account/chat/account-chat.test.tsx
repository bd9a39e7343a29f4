import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatMessage } from '@tvacha/shared-contract';
import { readChat, sendChatMessage, showChat } from '@tvacha/shared-contract/routes/chats';
import { stopRealtime } from '@tvacha/shared-core/realtime';
import { http } from 'msw';
import { visit } from '../../../test-frame';
import { isTalking, ok, on, refusal, say, server, withServer } from '../../../test-network';

withServer();
// Each test has a server of its own to talk with.
afterEach(stopRealtime);

/** A server that keeps this talk, a page of two messages at a time. */
function keepTalk(...texts: string[]) {
  const talk = { messages: [] as ChatMessage[], closed: false, reads: 0, answers: 0 };
  // Each answer brings new links.
  const linked = (message: ChatMessage) => ({
    ...message,
    files: message.files.map((file) => ({ ...file, url: `${file.url}?answer=${talk.answers}` })),
  });
  const add = (fromStaff: boolean, text: string) => {
    const at = new Date(Date.UTC(2026, 10, 20, 6, talk.messages.length)).toISOString();
    const message = { _id: `m${talk.messages.length}`, fromStaff, text, createdAt: at, readAt: null, files: [] };
    talk.messages.unshift(message);
    return message;
  };
  for (const text of texts) add(false, text);
  const unread = () => talk.messages.filter(({ fromStaff, readAt }) => fromStaff && readAt === null).length;
  const thread = () =>
    talk.messages[0] && { _id: 't', lastAt: talk.messages[0].createdAt, closed: talk.closed, unread: unread() };
  server.use(
    http.get(`*${showChat.path}`, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      const rows = talk.messages.slice(talk.messages.findIndex(({ _id }) => _id === before) + 1);
      talk.answers += 1;
      const items = rows.slice(0, 2).map(linked);
      return ok({ thread: thread() ?? null, items, total: rows.length, page: 1, dataPerPage: 2 });
    }),
    http.post(`*${sendChatMessage.path}`, async ({ request }) =>
      ok(add(false, ((await request.json()) as { text: string }).text)),
    ),
    on(readChat, () => {
      talk.reads += 1;
      for (const one of talk.messages) if (one.fromStaff) one.readAt = one.createdAt;
      return ok(thread() ?? null);
    }),
  );
  return Object.assign(talk, { answer: (text: string) => void add(true, text) });
}

const said = async () =>
  within(await screen.findByRole('log', { name: 'Your talk with the team' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
const field = () => screen.findByRole('textbox', { name: 'Your message' });

test('[ADM-04] [SES-05] a member writes, and what the team answers is there at once and read', async () => {
  const talk = keepTalk();
  visit('/account/chat', { as: 'patient' });
  expect(await screen.findByText('Nothing was said yet')).toBeVisible();
  expect(screen.getByText(/^Our team is there .*10am to 6pm/)).toBeVisible();
  await userEvent.type(await field(), 'My code does not come.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(async () => expect((await said()).at(-1)).toMatch(/^You.*My code does not come\.$/));
  expect(await field()).toHaveValue('');
  await waitFor(() => expect(isTalking()).toBe(true));
  say('presence', { thread: 't', by: null, typing: true });
  expect(await screen.findByText('The team is writing…')).toBeVisible();
  talk.answer('Is your number still the same?');
  say('chat', { thread: 't' });
  await waitFor(async () => expect((await said()).at(-1)).toMatch(/^Tvacha team.*still the same\?$/));
  await waitFor(() => expect(talk.reads).toBe(1));
});

test('[ADM-04] all that was said is read back, and stays where more comes in', async () => {
  const talk = keepTalk('one', 'two', 'three', 'four', 'five');
  visit('/account/chat', { as: 'patient' });
  expect(await said()).toHaveLength(2);
  const more = async () => userEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  await more();
  await waitFor(async () => expect(await said()).toHaveLength(4));
  await waitFor(() => expect(isTalking()).toBe(true));
  talk.answer('six');
  say('chat', { thread: 't' });
  await waitFor(async () => expect(await said()).toHaveLength(5));
  await more();
  const texts = async () => (await said()).map((words) => /one|two|three|four|five|six/.exec(words)?.[0]);
  await waitFor(async () => expect(await texts()).toEqual(['one', 'two', 'three', 'four', 'five', 'six']));
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  // More than a page came at once: what is known has a gap, so the earlier ones are asked for again.
  for (const text of ['one', 'two', 'three']) talk.answer(text);
  say('chat', { thread: 't' });
  await waitFor(async () => expect(await texts()).toEqual(['two', 'three']));
  await more();
  await waitFor(async () => expect(await texts()).toEqual(['six', 'one', 'two', 'three']));
});

test('[ADM-04] [SEC-42] what was refused stays in the field; of a closed talk it is said', async () => {
  const talk = keepTalk('one');
  talk.closed = true;
  server.use(on(sendChatMessage, () => refusal(429, 'RATE_LIMITED')));
  visit('/account/chat', { as: 'doctor' });
  expect(await screen.findByText(/^The team closed this talk/)).toBeVisible();
  await userEvent.type(await field(), 'Once more');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/too (many|often)|wait/i);
  expect(await field()).toHaveValue('Once more');
});

test('[ADM-04] a talk that does not load says so, and comes with the next try', async () => {
  server.use(on(showChat, () => refusal(503, 'UNAVAILABLE')));
  visit('/account/chat', { as: 'doctor' });
  expect(await screen.findByText('Your talk could not be loaded')).toBeVisible();
  keepTalk('one');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await said()).toHaveLength(1);
});

test('[ADM-04] [SES-05] [NAV-07] the header counts what the team wrote, and the account menu leads there', async () => {
  const talk = keepTalk('one');
  visit('/patient/dermatologist', { as: 'patient' });
  await waitFor(() => expect(isTalking()).toBe(true));
  expect(screen.queryByRole('link', { name: /from the team/ })).toBeNull();
  talk.answer('two');
  say('chat', { thread: 't' });
  const count = await screen.findByRole('link', { name: '1 message from the team' });
  expect(count).toHaveAttribute('href', '/account/chat');
  await userEvent.click(screen.getByRole('button', { name: /^Account of/ }));
  expect(screen.getByRole('link', { name: 'Talk with us' })).toHaveAttribute('href', '/account/chat');
});

test('[ADM-04] [SEC-31] a file of an earlier message opens by a link that is asked for anew, as the first one has ended', async () => {
  const talk = keepTalk('one', 'two', 'three', 'four', 'five');
  const file = { _id: 'f', name: 'Report.pdf', type: 'application/pdf', size: 9, url: '/api/files/f', preview: null };
  Object.assign(talk.messages.at(-2) ?? {}, { files: [file] });
  visit('/account/chat', { as: 'patient' });
  const more = async () => userEvent.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
  await more();
  const link = await screen.findByRole('link', { name: 'Report.pdf' });
  const first = link.getAttribute('href');
  const opened: (string | null)[] = [];
  const follow = (event: MouseEvent) => {
    if (!event.defaultPrevented) opened.push(link.getAttribute('href'));
    event.preventDefault();
  };
  document.addEventListener('click', follow);
  const later = Date.now() + 300_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  await userEvent.click(link);
  await waitFor(() => expect(opened).toEqual([`/api/files/f?answer=${talk.answers}`]));
  expect(opened).not.toContain(first);
  document.removeEventListener('click', follow);
  jest.restoreAllMocks();
});
