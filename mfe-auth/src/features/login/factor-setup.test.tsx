import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, network } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { confirmSecondFactor, lookUpUser, setUpSecondFactor } from '@tvacha/shared-contract/routes/auth';
import type { SessionStart } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { renderRemote, unmountRemotes } from '@tvacha/shared-core/testing';
import * as remote from '../../remote';

const staff = { email: 'new.staff@tvacha.example', password: 'Copper-garden-75' };

async function logIn(session?: SessionStart) {
  const page = await renderRemote(remote, { path: '/admin/login', session });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), staff.email);
  await user.type(screen.getByLabelText('Password'), staff.password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  return { page, user };
}

async function reachSetup(session?: SessionStart) {
  const reached = await logIn(session);
  expect(await screen.findByRole('heading', { name: 'Set up your authenticator app' })).toHaveFocus();
  return reached;
}

const secret = () => (document.querySelector('code')?.textContent ?? '').replaceAll(' ', '');
const code = () => screen.getByLabelText('Code that the app shows now');
const finish = () => screen.getByRole('button', { name: 'Finish setup' });

async function reachRecoveryCodes(session?: SessionStart) {
  const reached = await reachSetup(session);
  await reached.user.type(code(), globalThis.mockServer.totp(secret()));
  await reached.user.click(finish());
  expect(await screen.findByRole('heading', { name: 'Keep your recovery codes' })).toHaveFocus();
  return reached;
}

const recoveryCodes = () =>
  within(screen.getByRole('list', { name: 'Recovery codes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('[SEC-15] [AUTH-07] staff without an authenticator set one up, keep their recovery codes and are let in', async () => {
  const { page, user } = await reachRecoveryCodes();
  const codes = recoveryCodes();
  expect(codes.length).toBeGreaterThanOrEqual(8);
  expect(new Set(codes).size).toBe(codes.length);
  expect(page.store.getState().session.isLogin).toBe(false);

  const written = jest.spyOn(navigator.clipboard, 'writeText');
  // They are shown this once: a copy that failed in silence would lose them.
  written.mockRejectedValueOnce(new DOMException('Write permission denied.', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(notices(page).at(-1)).toMatch(/^It could not be copied/));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(written).toHaveBeenCalledWith(codes.join('\n'));
  await waitFor(() => expect(notices(page).at(-1)).toBe('Copied Successfully !!!'));
  const file = screen.getByRole('link', { name: 'Download' });
  expect(file).toHaveAttribute('download', 'tvacha-recovery-codes.txt');
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(codes.join('\n'));

  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/dashboard'));
  expect(notices(page).at(-1)).toBe('Successfully login to admin');
  expect(page.store.getState().session.isLogin).toBe(true);
  expect(storage.get('userId')).not.toBeNull();
});

test('[SEC-15] a limit on the setup, and on what follows it, says for how long it holds', async () => {
  const limit = /^That was too often\..* Try again in 30 seconds\.$/;
  answer(setUpSecondFactor, 429, 'RATE_LIMITED');
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(limit);
  await unmountRemotes();
  network.resetHandlers();

  const { user } = await reachRecoveryCodes();
  answer(lookUpUser, 429, 'RATE_LIMITED');
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(limit);
});

test('[SEC-15] the key is drawn as a QR code, and stands in groups to be typed', async () => {
  await reachSetup();
  expect(screen.getByRole('img', { name: 'QR code of your key' })).toBeVisible();
  expect(document.querySelector('code')?.textContent).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
});

test('[SEC-15] a wrong first code is said at the boxes, and the right one is taken then', async () => {
  const { user } = await reachSetup();
  await user.click(finish());
  expect(code()).toHaveAccessibleDescription('Type all six digits of the code.');
  const right = globalThis.mockServer.totp(secret());
  await user.type(code(), right === '000000' ? '111111' : '000000');
  await user.click(finish());
  await waitFor(() => expect(code()).toHaveAccessibleDescription('Invalid OTP. Try again!'));
  expect(code()).toHaveValue('');
  await user.type(code(), right);
  await user.click(finish());
  expect(await screen.findByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
});

test.each([
  ['CONFLICT', 409, 'Someone changed this in the meantime. Reload and look again.'],
  ['NOT_FOUND', 404, 'We could not find what you asked for.'],
] as const)('[SEC-15] %s in place of a key is said, and one may begin again', async (refusal, status, words) => {
  answer(setUpSecondFactor, status, refusal);
  const { user } = await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await user.click(screen.getByRole('button', { name: 'Begin again' }));
  expect(await screen.findByLabelText('Email')).toBeVisible();
  expect(storage.get('scopedToken')).toBeNull();
});

test.each([
  ['CONFLICT', 409, 'Someone changed this in the meantime. Reload and look again.'],
  ['TOO_MANY_TRIES', 429, 'Too many tries. Please ask for a new code.'],
] as const)('[SEC-15] %s for the first code is said above the button', async (refusal, status, words) => {
  const { user } = await reachSetup();
  answer(confirmSecondFactor, status, refusal);
  await user.type(code(), '123456');
  await user.click(finish());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(code()).toHaveValue('');
});

test('[SEC-15] whoever leaves the recovery codes unkept leaves no token behind', async () => {
  const { page } = await reachRecoveryCodes();
  await page.unmount();
  expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}]);
});

test('[SEC-15] [AUTH-07] a member in whose browser staff leave them unkept stays logged in', async () => {
  const stored = await globalThis.mockServer.signIn('doctor');
  if (!stored) throw new Error('The doctor could not be signed in');
  const { token, refreshToken, userId, customerId } = stored;
  const result = { _id: userId, customerId, role: 'doctor', refreshToken, firstLogin: false } as const;
  const { page } = await reachRecoveryCodes({ token, result });
  expect([storage.get('token'), storage.get('refreshToken')]).toEqual([token, refreshToken]);
  await page.unmount();
  expect(storage.get('token')).toBe(token);
});
