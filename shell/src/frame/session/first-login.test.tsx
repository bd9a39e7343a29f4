import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endFirstLogin } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { goTo } from '@tvacha/shared-core/testing';
import { visit } from '../../test-frame';
import { withServer } from '../../test-network';

withServer();

test.each([
  ['doctor', '/doctor/ebook?author=one'],
  ['doctor', '/events/archives'],
  ['admin', '/admin/userlist'],
] as const)('[AUTH-06] at the first login of a %s the page %s leads to the own password', async (as, path) => {
  visit(path, { as, firstLogin: true });
  expect(screen.queryByRole('heading', { name: /^Page at/ })).toBeNull();
  await waitFor(() => expect(location.pathname).toBe('/login/password'));
  expect(await screen.findByRole('heading', { name: 'Page at /login/password' })).toBeVisible();
  // For this tab alone: the page comes once the password is settled.
  expect(history.state.usr).toEqual({ from: path });
  expect(storage.get('previousPath')).toBeNull();
});

test('[AUTH-06] pages for everyone stay open meanwhile, and the others open once the password is settled', async () => {
  const user = userEvent.setup();
  visit('/doctor/ebook', { as: 'doctor', firstLogin: true });
  await user.click(await screen.findByRole('link', { name: 'An article' }));
  expect(location.pathname).toBe('/patient/embarrassing/ringworm');
  expect(await screen.findByRole('heading', { name: 'Page at /patient/embarrassing/ringworm' })).toBeVisible();

  endFirstLogin();
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/login/password'));
  goTo('/doctor/ebook');
  expect(await screen.findByRole('heading', { name: 'Page at /doctor/ebook' })).toBeVisible();
});

test('[AUTH-06] a visitor is sent from the own password to the login', async () => {
  visit('/login/password');
  await waitFor(() => expect(location.pathname).toBe('/login'));
});
