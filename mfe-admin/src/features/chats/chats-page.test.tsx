import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, network, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import {
  answerChat,
  assignChat,
  closeChat,
  listChatMessages,
  listChatStaff,
  listChats,
  noteInChat,
  tellPresence,
} from '@tvacha/shared-contract/routes/admin/chats';
import { deleteUser } from '@tvacha/shared-contract/routes/admin/users';
import { sendChatMessage } from '@tvacha/shared-contract/routes/chats';
import { onServerEvent, startRealtime, stopRealtime } from '@tvacha/shared-core/realtime';
import { callAs, inOtherTab, openOffice } from '../../common/test-office';
import type { ChatPage, Talk } from './chats';
import { comeBack, log, member, said } from './test-chats';

afterEach(stopRealtime);

/** The page has its socket, and is greeted. */
const connected = () =>
  new Promise<void>((resolve) => {
    const end = onServerEvent('connection', () => {
      end();
      resolve();
    });
    startRealtime();
  });

/** A picture of one dot. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';

const rows = async () => within(await screen.findByRole('list', { name: 'Talks' })).getAllByRole('link');
const field = () => screen.getByRole('textbox', { name: 'Your answer' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Opens the talk of the seed's patient. */
async function openTalk(persona?: Parameters<typeof openOffice>[1]) {
  const page = await openOffice('/admin/chat', persona);
  await userEvent.click(await screen.findByRole('link', { name: new RegExp(member) }));
  await log();
  const id = new URLSearchParams(location.search).get('id') ?? '';
  return { page, id, now: () => inOtherTab<Talk>(listChatMessages, { query: { id } }) };
}

test('[ADM-04] [SES-05] what a member writes is there at once, in the talk and in the inbox; so is the answer', async () => {
  const { now } = await openTalk();
  await connected();
  await callAs('patient', sendChatMessage, { text: 'May I come without an appointment?' });
  await waitFor(async () => expect((await said()).at(-1)).toContain('May I come without an appointment?'));
  expect((await rows())[0]).toHaveAccessibleName(/Joshi.*May I come without an appointment\?.*1 message unread/);
  await userEvent.type(field(), 'Please call the clinic first.');
  await press('Send');
  await waitFor(async () => expect((await said()).at(-1)).toContain('Please call the clinic first.'));
  expect(field()).toHaveValue('');
  expect((await now()).chat).toMatchObject({ unread: 0, waitingSince: null });
});

test('[ADM-04] [SES-05] a colleague who looks at the talk and one who writes are named; a file goes with the answer', async () => {
  const { id, now } = await openTalk();
  await connected();
  await callAs('subAdmin', tellPresence, { id, typing: null });
  expect(await screen.findByText(/ looks at this talk\.$/)).toBeVisible();
  await callAs('subAdmin', tellPresence, { id, typing: 'note' });
  expect(await screen.findByText(/ is writing…$/)).toBeVisible();
  const dot = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  await press('Add pictures or PDFs');
  await userEvent.upload(screen.getByLabelText('Pictures or PDFs'), new File([dot], 'how.png', { type: 'image/png' }));
  await userEvent.type(field(), 'Like this.');
  await press('Send');
  const picture = await screen.findByRole('img', { name: 'how.png' });
  expect(picture.closest('a')).toHaveAttribute('target', '_blank');
  expect((await now()).items[0]).toMatchObject({ text: 'Like this.', files: [{ name: 'how.png' }] });
  expect(screen.queryByRole('list', { name: 'Pictures or PDFs' })).toBeNull();
});

test('[ADM-04] [SES-05] what came while the line was away is there once it is back', async () => {
  await openTalk();
  await connected();
  globalThis.mockServer.dropSockets();
  await callAs('patient', sendChatMessage, { text: 'Are you there?' });
  await waitFor(async () => expect((await said()).at(-1)).toContain('Are you there?'), { timeout: 5000 });
});

test('[ADM-04] a second answer to a talk just answered asks first, and nothing is lost', async () => {
  const { id, now } = await openTalk();
  const sent = watch(answerChat);
  const expected = (await now()).items[0]?._id;
  await userEvent.type(field(), 'Call us at ten.');
  await inOtherTab(answerChat, { body: { id, expected, text: 'Call us at eleven.' } });
  await press('Send');
  // The server refuses what this page had not seen yet; then the page knows and asks by itself.
  expect(await screen.findByText(/^Not sent: a colleague answered/)).toBeVisible();
  await waitFor(async () => expect((await said()).at(-1)).toContain('Call us at eleven.'));
  await press('Send');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/“Call us at eleven\.”/)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(field()).toHaveValue('Call us at ten.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send mine too' }));
  await waitFor(async () => expect((await now()).items[0]?.text).toBe('Call us at ten.'));
});

test('[ADM-04] an answer to a talk that was closed meanwhile asks whether to open it again', async () => {
  const { id, now } = await openTalk();
  await userEvent.type(field(), 'One more thing.');
  await inOtherTab(closeChat, { body: { id, closed: true } });
  comeBack();
  expect(await screen.findByText(/^Closed \d/)).toBeVisible();
  await press('Send');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send and open' }));
  await waitFor(async () => expect((await now()).items[0]?.text).toBe('One more thing.'));
  expect((await now()).chat.closedAt).toBeNull();
});

test('[ADM-04] [SEC-44] of a talk whose member was erased it is said in place, and the text stays', async () => {
  const { now } = await openTalk();
  const { chat } = await now();
  await userEvent.type(field(), 'Gladly.');
  await inOtherTab(deleteUser, { query: { id: chat.user._id } });
  await press('Send');
  expect(await screen.findByText(/^This talk is gone/)).toBeVisible();
  expect(await screen.findByText('There is no such talk')).toBeVisible();
  expect(field()).toHaveValue('Gladly.');
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

test('[ADM-04] a note is for staff alone, a draft for its talk alone; a talk is assigned, closed and opened', async () => {
  const { id, now } = await openTalk();
  await userEvent.type(field(), 'Half of a thought');
  const other = (await rows()).find((row) => !row.getAttribute('href')?.includes(id));
  await userEvent.click(other as HTMLElement);
  await waitFor(() => expect(location.search).not.toContain(id));
  await waitFor(() => expect(field()).toHaveValue(''));
  await userEvent.click(screen.getByRole('link', { name: new RegExp(member) }));
  await waitFor(() => expect(field()).toHaveValue('Half of a thought'));
  await userEvent.click(screen.getByRole('radio', { name: 'Note for staff' }));
  await press('Keep note');
  await waitFor(async () => expect((await now()).items[0]).toMatchObject({ isNote: true, text: 'Half of a thought' }));
  await userEvent.click(await screen.findByRole('button', { name: /^(Assign to me|Take over)$/ }));
  await waitFor(async () => expect((await now()).chat.assignedTo?.name).toBeTruthy());
  await press('Close');
  await userEvent.click(await screen.findByRole('button', { name: 'Open again' }));
  await waitFor(async () => expect((await now()).chat.closedAt).toBeNull());
});

test('[ADM-04] a talk that a colleague took meanwhile is not taken from them unseen', async () => {
  const { page, id, now } = await openTalk();
  const from = (await now()).chat.assignedTo?._id ?? null;
  const staff = await inOtherTab<{ _id: string; name: string }[]>(listChatStaff, {});
  const colleague = staff.find(({ _id, name }) => _id !== from && name !== 'Kavya Nair');
  const take = await screen.findByRole('button', { name: /^(Assign to me|Take over)$/ });
  await inOtherTab(assignChat, { body: { id, from, to: colleague?._id } });
  await userEvent.click(take);
  await waitFor(() => expect(notices(page)).toEqual([expect.stringContaining('Someone changed this')]));
  expect((await now()).chat.assignedTo?._id).toBe(colleague?._id);
});

test('[ADM-01] [PERM-03] with read alone there is nothing to answer or change with', async () => {
  const sent = [answerChat, noteInChat, closeChat, assignChat].map(watch);
  await openTalk('subAdmin');
  expect(await screen.findByText('Your role may read talks, but not answer them.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
  for (const name of ['Send', 'Close', 'Assign to me', 'Mark as read'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(sent.flat()).toEqual([]);
});

test('[ADM-04] the address keeps box, words and talk; a talk that is lost is said beside the list', async () => {
  await openOffice('/admin/chat?box=waiting&id=00000000-0000-4000-8000-000000000000');
  const waiting = await inOtherTab<ChatPage>(listChats, { query: { only: 'waiting' } });
  expect(await rows()).toHaveLength(waiting.total);
  expect(await screen.findByText('There is no such talk')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search talks' }), 'nobody says this');
  expect(await screen.findByText('Nobody waits for over an hour')).toBeVisible();
  expect(location.search).toMatch(/^\?box=waiting&search=nobody/);
  await press('Show all open talks');
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(waiting.total));
});

test('[ADM-04] an address past the end leads to the last page, and the talks stay while others are on their way', async () => {
  await openOffice('/admin/chat?page=40');
  const all = (await rows()).length;
  expect(location.search).toBe('');
  const list = screen.getByRole('list', { name: 'Talks' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search talks' }), member);
  await waitFor(async () => expect((await rows()).length).toBeLessThan(all));
  expect(list).toBeVisible();
});

test('[ADM-04] an inbox that does not load says so, and comes with the next try', async () => {
  answer(listChats, 500, 'SERVER_ERROR');
  await openOffice('/admin/chat');
  expect(await screen.findByText('The talks could not be loaded')).toBeVisible();
  network.resetHandlers();
  await press('Try again');
  expect(await rows()).not.toHaveLength(0);
});
