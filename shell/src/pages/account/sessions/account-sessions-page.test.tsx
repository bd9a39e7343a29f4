import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endOtherSession, listSessions } from '@tvacha/shared-contract/routes/auth';
import { deviceName } from '@tvacha/shared-core/device-name';
import { http } from 'msw';
import { visit } from '../../../test-frame';
import { ok, on, refusal, server, withServer } from '../../../test-network';
import { aLogin } from '../test-account';
import type { Login } from './sessions';

withServer();
const path = '/account/sessions';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const keep = (logins: Login[]) =>
  server.use(
    on(listSessions, () => ok({ items: logins, total: logins.length, page: 1, dataPerPage: 100 })),
    http.post(`*${endOtherSession.path}`, async ({ request }) => {
      const { id } = (await request.json()) as { id: string };
      for (const one of logins)
        if (one._id === id) Object.assign(one, { endedAt: '2026-11-22T08:00:00.000Z', endReason: 'ended' });
      return ok(null);
    }),
  );
const rowsOf = async (name: string) => within(await screen.findByRole('region', { name })).findAllByRole('listitem');

test('[SEC-27] one sees where one is and was logged in: device, address, when, and how it ended', async () => {
  const device = { ...aLogin(1).device, userAgent: iphone };
  const endedAt = '2026-10-05T09:30:00.000Z';
  keep([aLogin(1, { current: true }), aLogin(2, { device, ip: '', endedAt, endReason: 'replaced' })]);
  visit(path, { as: 'doctor' });
  const [here] = await rowsOf('Logged in now');
  for (const words of ['Chrome on Windows', 'This device', 'Address 203.0.113.7', /^Since 4 Oct 2026, 3:00/])
    expect(within(here as HTMLElement).getByText(words)).toBeVisible();
  expect(within(here as HTMLElement).getByRole('link', { name: /^End the login on Chrome/ })).toHaveAttribute(
    'href',
    '/logout',
  );
  const [before] = await rowsOf('Before');
  for (const words of [
    'Safari on iPhone',
    'Ended by a newer login',
    'Address not known',
    /^From 4 Oct 2026.* to 5 Oct/,
  ])
    expect(within(before as HTMLElement).getByText(words)).toBeVisible();
  expect(within(before as HTMLElement).queryByRole('button')).toBeNull();
});

test('[SEC-27] another login is ended from here', async () => {
  const device = { ...aLogin(2).device, userAgent: iphone };
  keep([aLogin(1, { current: true }), aLogin(2, { device })]);
  const user = userEvent.setup();
  visit(path, { as: 'patient' });
  await user.click(await screen.findByRole('button', { name: /^End the login on Safari on iPhone/ }));
  expect(await screen.findByText('Success')).toBeVisible();
  const [ended] = await rowsOf('Before');
  expect(ended).toHaveTextContent('Safari on iPhone');
  expect(await rowsOf('Logged in now')).toHaveLength(1);
});

test('[SEC-27] one that is gone already is said, and the list is fetched anew', async () => {
  keep([aLogin(1, { current: true }), aLogin(2)]);
  server.use(on(endOtherSession, () => refusal(404, 'NOT_FOUND')));
  const user = userEvent.setup();
  visit(path, { as: 'patient' });
  const button = await screen.findByRole('button', { name: /^End the login/ });
  server.use(
    on(listSessions, () => ok({ items: [aLogin(1, { current: true })], total: 1, page: 1, dataPerPage: 100 })),
  );
  await user.click(button);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No earlier login' })).toBeVisible();
});

test('[UX-02] many earlier logins show their last ten, and the rest when asked', async () => {
  const endedAt = '2026-10-05T09:30:00.000Z';
  const many = Array.from({ length: 14 }, (_, n) => ({ ...aLogin(1, { endedAt }), _id: `login-${n}` }));
  keep([aLogin(1, { current: true }), ...many]);
  const user = userEvent.setup();
  visit(path, { as: 'doctor' });
  expect(await rowsOf('Before')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Show 4 more' }));
  expect(await rowsOf('Before')).toHaveLength(14);
});

test('[UX-02] a list that does not load says so, and comes with the next try', async () => {
  server.use(on(listSessions, () => refusal(503, 'UNAVAILABLE')));
  const user = userEvent.setup();
  visit(path, { as: 'patient' });
  expect(await screen.findByRole('heading', { name: 'This did not load' })).toBeVisible();
  keep([aLogin(1, { current: true })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await rowsOf('Logged in now')).toHaveLength(1));
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1 Version/18 Safari/605.1', 'Safari', 'macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome', 'ChromeOS'],
  ['<script>', undefined, undefined],
])('[SEC-27] %s is %s on %s', (userAgent, browser, system) => {
  expect(deviceName(userAgent)).toEqual({ browser, system });
});
