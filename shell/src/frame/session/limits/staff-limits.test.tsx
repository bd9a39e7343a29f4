import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refreshToken } from '@tvacha/shared-contract/routes/auth';
import { freshToken } from '@tvacha/shared-core/http';
import { HttpResponse, http } from 'msw';
import { tokenThat, visit } from '../../../test-frame';
import { refusal, server, withServer } from '../../../test-network';

withServer();
const minute = 60_000;
/** Each test has a day of its own, as the page remembers when somebody was there. */
let begun = Date.parse('2026-06-01T06:00:00Z');
let now = begun;
/** When somebody was there last, as the server has it: what the page asks by itself changes nothing in it. */
let used = begun;
beforeEach(() => {
  begun += 24 * 60 * minute;
  now = begun;
  used = begun;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const inSeconds = (time: number) => Math.floor(time / 1000);
/** What the server gives staff at this moment; the session began at six. */
const staffToken = (used = now) =>
  tokenThat({
    iat: inSeconds(now),
    exp: inSeconds(now) + 600,
    used: inSeconds(used),
    idle: 1800,
    end: inSeconds(begun) + 43_200,
  });

/** The exchanges that came because somebody was there, at which minute. */
function watchExchanges(reply: (quiet?: boolean) => Response = (quiet) => HttpResponse.json(renewed(quiet))) {
  const seen: number[] = [];
  server.use(
    http.post(`*${refreshToken.path}`, async ({ request }) => {
      const { quiet } = (await request.json()) as { quiet?: boolean };
      if (!quiet) {
        seen.push((now - begun) / minute);
        used = now;
      }
      return reply(quiet);
    }),
  );
  return seen;
}
const renewed = (quiet = false) => ({
  error: false,
  code: 'ACCESS_TOKEN',
  message: '',
  result: { refreshToken: 'r2' },
  token: staffToken(quiet ? used : now),
});

// The page itself may ask for a token at any moment: what its bar counts comes late where the machine is busy.
beforeEach(() => void watchExchanges());

async function enter(as: 'admin' | 'doctor' = 'admin') {
  const visited = visit('/admin/dashboard', { as, token: staffToken() });
  localStorage.setItem('refreshToken', 'r1');
  await waitFor(() => expect(visited.store.getState().session.isLogin).toBe(true));
  return visited;
}
/** Moves the clock; the page looks at it each second, or when it is seen again. */
async function goTo(minutes: number) {
  now = begun + minutes * minute;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}
const warning = () => screen.findByRole('alertdialog', { name: 'Are you still there?' });
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

test('[SEC-23] two minutes before the rest is over staff are asked, and whoever stays is given a whole rest again', async () => {
  const exchanges = watchExchanges();
  await enter();
  await goTo(27.9);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await goTo(28.5);
  const dialog = await warning();
  expect(dialog).toHaveAccessibleDescription(/Soon you will be logged out/);
  expect(within(dialog).getByRole('timer')).toHaveTextContent('You are logged out in 1:30.');
  expect(within(dialog).getByRole('status')).toHaveTextContent('90 seconds left');
  const stay = within(dialog).getByRole('button', { name: 'Stay logged in' });
  await waitFor(() => expect(stay).toHaveFocus());
  fireEvent.keyDown(stay, { key: 'Tab' });
  expect(exchanges).toEqual([]);
  fireEvent.click(stay);
  await waitFor(() => expect(exchanges).toEqual([28.5]));
  await gone();
  await goTo(56);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await goTo(57);
  expect(await warning()).toBeVisible();
});

test.each([
  ['Are you still there?', 'Stay logged in', 28.5, 0],
  ['Your login ends soon', 'Go on until then', 718.5, 718],
])('[UX-02] [SEC-23] the warning “%s” gives focus back to where the reader was', async (name, action, at, lastSeen) => {
  await enter();
  const place = screen.getByRole('link', { name: 'An article' });
  place.focus();
  used = begun + lastSeen * minute;
  localStorage.setItem('token', staffToken(used));
  await goTo(at);
  const button = within(await screen.findByRole('alertdialog', { name })).getByRole('button', { name: action });
  await waitFor(() => expect(button).toHaveFocus());
  fireEvent.click(button);
  await gone();
  await waitFor(() => expect(place).toHaveFocus());
});

test('[SEC-23] whoever stays in another tab stays here', async () => {
  await enter();
  await goTo(29);
  await warning();
  act(() => {
    localStorage.setItem('token', staffToken());
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  await gone();
});

test('[SEC-23] the rest over, the session ends in its own words, and leads to the staff’s log-in and back', async () => {
  await enter();
  await goTo(28);
  await warning();
  await goTo(30);
  const notice = await screen.findByRole('dialog', { name: 'You were logged out' });
  expect(notice).toHaveTextContent('Nothing happened here for some time');
  expect(localStorage).toHaveLength(0);
  await waitFor(() => expect(location.pathname).toBe('/admin/login'));
  expect(history.state.usr).toEqual({ from: '/admin/dashboard' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.click(within(notice).getByRole('button', { name: 'Log in again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[SEC-23] keys and the wheel tell the server, once a minute at most', async () => {
  const exchanges = watchExchanges();
  await enter();
  await goTo(0.9);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(exchanges).toEqual([]);
  await goTo(5);
  for (let times = 0; times < 50; times += 1) fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.wheel(document.body);
  await waitFor(() => expect(exchanges).toEqual([5]));
  await goTo(34);
  expect(await warning()).toBeVisible();
});

test('[SEC-23] a socket that comes back by itself prolongs nothing', async () => {
  const exchanges = watchExchanges();
  await enter();
  const before = localStorage.getItem('token');
  await goTo(15);
  await act(() => freshToken().then(() => undefined));
  expect(localStorage.getItem('token')).not.toBe(before);
  expect(exchanges).toEqual([]);
  await goTo(28);
  expect(await warning()).toBeVisible();
});

test.each([
  ['told at once, in the middle of a second', 5.005, [5.005]],
  ['too soon after the one before to be told', 0.9, []],
])('[SEC-23] a sign of life that was %s is not told once more when a token is old', async (_how, at, told) => {
  const exchanges = watchExchanges();
  await enter();
  await goTo(at);
  fireEvent.keyDown(document.body, { key: 'a' });
  await waitFor(() => expect(exchanges).toEqual(told));
  await goTo(15.5);
  await act(() => freshToken().then(() => undefined));
  expect(exchanges).toEqual(told);
});

test('[SEC-23] who stays while the page itself is at an exchange is heard all the same', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const seen: boolean[] = [];
  server.use(
    http.post(`*${refreshToken.path}`, async ({ request }) => {
      const { quiet = false } = (await request.json()) as { quiet?: boolean };
      seen.push(quiet);
      if (seen.length === 1) await held;
      return HttpResponse.json(renewed(quiet));
    }),
  );
  await enter();
  await goTo(28);
  const dialog = await warning();
  const own = freshToken();
  await waitFor(() => expect(seen).toEqual([true]));
  const stay = within(dialog).getByRole('button', { name: 'Stay logged in' });
  fireEvent.click(stay);
  expect(stay).toHaveAttribute('aria-busy', 'true');
  answer();
  await act(() => own.then(() => undefined));
  await gone();
  expect(seen).toEqual([true, false]);
});

test('[SEC-23] where the server cannot be reached staying fails in words, and can be tried again', async () => {
  const exchanges = watchExchanges(() => HttpResponse.error());
  await enter();
  await goTo(28);
  const stay = within(await warning()).getByRole('button', { name: 'Stay logged in' });
  fireEvent.click(stay);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the portal');
  expect(stay).not.toHaveAttribute('aria-busy', 'true');
  expect(exchanges.length).toBeGreaterThan(0);
  watchExchanges();
  fireEvent.click(stay);
  await gone();
});

test('[SEC-23] the end of twelve hours is announced once, and cannot be put off', async () => {
  await enter();
  now = begun + 718.5 * minute;
  act(() => localStorage.setItem('token', staffToken()));
  await goTo(718.5);
  const dialog = await screen.findByRole('alertdialog', { name: 'Your login ends soon' });
  expect(within(dialog).queryByRole('button', { name: 'Stay logged in' })).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Go on until then' }));
  await gone();
  await goTo(719);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await goTo(720);
  expect(await screen.findByRole('dialog', { name: 'Please log in again' })).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test('[SEC-23] “Log out now” logs out', async () => {
  watchExchanges(() => refusal(503, 'UNAVAILABLE'));
  await enter();
  await goTo(28);
  fireEvent.click(within(await warning()).getByRole('button', { name: 'Log out now' }));
  expect(await screen.findByText('Logout Successful')).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/admin/login'));
});

test('[SEC-23] a doctor’s days of rest are the server’s business', async () => {
  visit('/doctor/ebook', { as: 'doctor', token: staffToken() });
  await screen.findByRole('button', { name: /^Account of/ });
  await goTo(29);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
