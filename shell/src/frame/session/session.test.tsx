import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as constants from '@tvacha/shared-contract/constants';
import { lookUpUser, refreshToken } from '@tvacha/shared-contract/routes/auth';
import { stopRealtime } from '@tvacha/shared-core/realtime';
import { storage } from '@tvacha/shared-core/storage';
import { goTo } from '@tvacha/shared-core/testing';
import { HttpResponse, http } from 'msw';
import { testUser, wholePortal } from '../../test-data';
import { logInAs, tokenFor, tokenThat, visit } from '../../test-frame';
import { isTalking, ok, on, refusal, say, server, withServer } from '../../test-network';

withServer();
afterEach(() => {
  jest.useRealTimers();
  stopRealtime();
});
/** Taken before a test fakes it. */
const realTimeout = setTimeout;

const expiry = 'Your session has expired. To continue, please register.';
const otherDevice = 'The user logged in on a different device with the same credentials.';

test('[SES-03] a session that cannot be renewed ends on load: storage is cleared and a modal leads to register', async () => {
  server.use(on(refreshToken, () => refusal(401, 'SESSION_EXPIRED')));
  const user = userEvent.setup();
  visit('/', { as: 'doctor', token: tokenFor(-60) });
  expect(await screen.findByText(expiry)).toBeVisible();
  expect(localStorage).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Go to Register' }));
  expect(location.pathname).toBe('/register/doctor');
  await waitFor(() => expect(screen.queryByText(expiry)).toBeNull());
});

const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;

test.each([
  ['rested too long', { used: minutesAgo(40), end: minutesAgo(-600) }, /Nothing happened here for some time/],
  ['left in the evening', { used: minutesAgo(900), end: minutesAgo(300) }, /Nothing happened here for some time/],
  ['had been logged in for as long as they may', { used: minutesAgo(20), end: minutesAgo(1) }, /lasts for some hours/],
  ['were logged out by somebody', { used: minutesAgo(15), end: minutesAgo(-600) }, /please log in again/],
])(
  '[SEC-23] [SES-03] staff who %s while the tab was closed read so on load, and go to their login page',
  async (...row) => {
    const [, { used, end }, words] = row;
    server.use(on(refreshToken, () => refusal(401, 'SESSION_EXPIRED')));
    const user = userEvent.setup();
    const token = tokenThat({ exp: minutesAgo(5), iat: minutesAgo(15), used, idle: 1800, end });
    visit('/admin/userlist', { as: 'admin', token });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(expiry)).toBeNull();
    expect(localStorage).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Log in again' }));
    expect(location.pathname).toBe('/admin/login');
  },
);

test('[SES-03] it is checked on every click', async () => {
  const user = userEvent.setup();
  visit('/patient/dermatologist', { as: 'doctor' });
  await screen.findByRole('button', { name: /^Account of/ });
  storage.set('token', tokenFor(-60));
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(await screen.findByText(expiry)).toBeVisible();
});

test('[SES-03][SEC-22] two hundred clicks in a second are one exchange; while the server is away, one try', async () => {
  let exchanges = 0;
  let reply = () => refusal(503, 'UNAVAILABLE');
  server.use(
    on(refreshToken, () => {
      exchanges += 1;
      return reply();
    }),
  );
  const { store } = visit('/patient/dermatologist', { as: 'doctor' });
  const heading = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(store.getState().session.isLogin).toBe(true));
  localStorage.setItem('token', tokenFor(-60));
  localStorage.setItem('refreshToken', 'r1');
  const clickAbout = async () => {
    for (let clicks = 0; clicks < 200; clicks += 1) {
      fireEvent.click(heading);
      if (clicks % 20 === 0) await act(() => new Promise((done) => realTimeout(done, 10)));
    }
  };
  await clickAbout();
  await waitFor(() => expect(exchanges).toBe(1));
  const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 4000);
  reply = () =>
    HttpResponse.json({
      error: false,
      code: 'ACCESS_TOKEN',
      message: '',
      result: { refreshToken: 'r2' },
      token: tokenFor(600),
    });
  await clickAbout();
  await waitFor(() => expect(storage.get('refreshToken')).toBe('r2'));
  await clickAbout();
  expect(exchanges).toBe(2);
  later.mockRestore();
});

test('[SES-03] on the demo pages nothing is checked', async () => {
  const user = userEvent.setup();
  visit('/demo/confirm', { as: 'doctor', token: tokenFor(-60) });
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByText(expiry)).toBeNull();
  expect(storage.get('token')).not.toBeNull();
});

test('[SES-03] a member whose session ended is sent to log in, and their page is remembered', async () => {
  visit('/doctor/ebook?author=one', { as: 'doctor', token: tokenFor(-60) });
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(storage.get('previousPath')).toBe('/doctor/ebook?author=one');
});

test('[SES-03] a patient whose session ended is sent home, and no page is remembered', async () => {
  const user = userEvent.setup();
  const areas = wholePortal.map((area) => ({
    ...area,
    routes: area.routes.map((route) =>
      route.path === '/patient/dashboard' ? { ...route, roles: ['patient' as const] } : route,
    ),
  }));
  visit('/patient/dashboard', { as: 'patient', areas });
  await screen.findByRole('button', { name: /^Account of/ });
  storage.set('token', tokenFor(-60));
  await user.click(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(storage.get('previousPath')).toBeNull();
});

test('[PERM-02] [SES-05] a right that is taken away while a page is open takes its entries from the menus, without a reload', async () => {
  visit('/doctor/ebook', { as: 'doctor' });
  await waitFor(() => expect(isTalking()).toBe(true));
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  const ebooks = () => screen.queryAllByRole('link', { name: /^Ebooks/ }).length;
  await waitFor(() => expect(ebooks()).toBeGreaterThan(0));
  const permissions = [{ section: 'Webinar' as const, read: true }];
  const user = { ...testUser('doctor'), roleId: { _id: 'talks', name: 'Talks alone', permissions } };
  server.use(on(lookUpUser, () => ok(user)));
  say('rights', { user: user._id });
  await waitFor(() => expect(ebooks()).toBe(0));
});

test('[SES-04] another device’s login ends this session after 3000 ms, with the modal that leads home', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { store } = visit('/doctor/ebook', { as: 'doctor' });
  await waitFor(() => expect(isTalking()).toBe(true));
  await waitFor(() => expect(store.getState().session.device?.ip).toBeDefined());
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  say('login', store.getState().session.device);
  await act(() => new Promise((resolve) => realTimeout(resolve)));
  act(() => jest.advanceTimersByTime(constants.otherDeviceDelay - 1));
  expect(store.getState().session.isLogin).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(await screen.findByText(otherDevice)).toBeVisible();
  expect(localStorage).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Go to Home' }));
  expect(location.pathname).toBe('/');
});

/** What other tabs of this browser do, as the browser tells this one. */
function tell(key: string | null, newValue: string | null = null) {
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })));
}
function endElsewhere(reason: string) {
  tell('sessionEnd', reason);
  localStorage.clear();
  storage.remove('previousPath');
  tell(null);
}

test.each([
  ['doctor', '/doctor/ebook', '/'],
  ['patient', '/patient/dermatologist', '/patient/dermatologist'],
  ['admin', '/admin/dashboard', '/admin/login'],
] as const)(
  '[AUTH-10][SES-03] a logout in another tab takes a %s from %s to %s, says so and remembers nothing',
  async (...row) => {
    const [as, path, to] = row;
    const { store } = visit(path, { as });
    await waitFor(() => expect(store.getState().session.isLogin).toBe(true));
    endElsewhere('logout');
    expect(await screen.findByText('Logout Successful')).toBeVisible();
    await waitFor(() => expect(location.pathname).toBe(to));
    expect(storage.get('previousPath')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Account of/ })).toBeNull();
  },
);

test('[AUTH-10] after that, the page of a member is asked for as by any visitor', async () => {
  const { store } = visit('/doctor/ebook', { as: 'doctor' });
  await waitFor(() => expect(store.getState().session.isLogin).toBe(true));
  endElsewhere('logout');
  await waitFor(() => expect(location.pathname).toBe('/'));
  goTo('/doctor/webinars');
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(storage.get('previousPath')).toBe('/doctor/webinars');
});

test('[SES-03] a session that expired in another tab has its modal here, once, and this tab’s own page is remembered', async () => {
  const user = userEvent.setup();
  const { store } = visit('/doctor/ebook?author=one', { as: 'doctor' });
  await waitFor(() => expect(store.getState().session.isLogin).toBe(true));
  endElsewhere('expired');
  expect(await screen.findByText(expiry)).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(history.state.usr).toEqual({ from: '/doctor/ebook?author=one' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(expiry)).toBeNull());
  tell(null);
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByText(expiry)).toBeNull();
});

test('[SES-03] a login in another tab is a login here', async () => {
  visit('/patient/dermatologist');
  await screen.findByRole('link', { name: 'Log in' });
  logInAs('patient');
  tell('userId', 'any');
  expect(await screen.findByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('[SES-03] a patient whose session expired before they came goes home, with the modal', async () => {
  server.use(on(refreshToken, () => refusal(401, 'SESSION_EXPIRED')));
  visit('/doctor/ebook', { as: 'patient', token: tokenFor(-60) });
  expect(await screen.findByText(expiry)).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test.each([
  ['a visitor', undefined, '/doctor/ebook', '/login'],
  ['a patient', 'patient', '/doctor/ebook', '/login'],
  ['a doctor', 'doctor', '/admin/userlist', '/admin/login'],
  ['a visitor', undefined, '/admin/dashboard', '/admin/login'],
] as const)('[NAV-12][SES-03] %s (%s) who opens %s is sent to %s', async (_who, as, path, to) => {
  visit(path, { as });
  await waitFor(() => expect(location.pathname).toBe(to));
  expect(storage.get('previousPath')).toBe(as ? null : path);
});

test('[SES-03][AUTH-02] who is registering, and so has a scoped token, is a visitor all the same', async () => {
  visit('/doctor/ebook', { scopedToken: tokenFor(600, { scope: 'registration' }) });
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(storage.get('previousPath')).toBe('/doctor/ebook');
  expect(screen.queryByText(expiry)).toBeNull();
});

test.each([
  ['a doctor', 'doctor', '/doctor/ebook', true],
  ['staff', 'admin', '/admin/userlist', false],
] as const)('[SES-03] while it is looked up who asks, %s (%s) sees %s: %s', async (_who, as, path, shown) => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { path: asked } = lookUpUser;
  server.use(http.get(`*${asked}`, () => late.then(() => ok(testUser(as)))));
  visit(path, { as });
  const page = await screen.findByText(`Page at ${path}`);
  if (shown) expect(page).toBeVisible();
  else expect(page).not.toBeVisible();
  act(answer);
  await waitFor(() => expect(page).toBeVisible());
});

test('[PERM-03] a subAdmin without the section sees why, and not the page', async () => {
  visit('/admin/dashboard', { as: 'subAdmin' });
  expect(await screen.findByRole('heading', { name: 'No access to Dashboard' })).toBeInTheDocument();
  expect(screen.getByText('Page at /admin/dashboard')).not.toBeVisible();
  expect(location.pathname).toBe('/admin/dashboard');
});

test('[SES-06] a user who cannot be looked up goes home, and stays logged in for the next try', async () => {
  server.use(on(lookUpUser, () => refusal(500, 'SERVER_ERROR')));
  visit('/doctor/ebook', { as: 'doctor' });
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(storage.get('token')).not.toBeNull();
});

test('[AUTH-10][API-03] logout clears everything, says so for 5 seconds, and goes home', async () => {
  visit('/logout', { as: 'doctor' });
  storage.set('previousPath', '/doctor/ebook');
  expect(await screen.findByText('Logout Successful')).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(localStorage).toHaveLength(0);
  expect(storage.get('previousPath')).toBeNull();
});
