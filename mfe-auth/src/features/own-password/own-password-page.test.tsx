import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { consentIn } from '@tvacha/shared-contract/consents';
import { changePassword, keepPassword, lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { storage } from '@tvacha/shared-core/storage';
import { renderRemote } from '@tvacha/shared-core/testing';
import { openPage } from '../../common/test-login';
import * as remote from '../../remote';

const tara = { email: 'tara.bhat@tvacha.example', password: 'Marigold-terrace-31' };
const kabir = { email: 'kabir.thakur@tvacha.example', password: 'Velvet-orchard-64' };
const next = 'Lantern-river-88';

/** Logs in with the password that came with the account; the page of the first login comes by itself. */
async function firstLogin({ email, password }: typeof tara, wanted?: string, title = 'Your first login') {
  const page = await openPage('/login');
  const user = userEvent.setup();
  if (wanted) storage.set('previousPath', wanted);
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(location.pathname).toBe('/login/password'));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  return { page, user };
}

test('[AUTH-06] nobody who has not logged in is asked for a password here', async () => {
  await renderRemote(remote, { path: '/login/password' });
  expect(await screen.findByRole('status')).toBeInTheDocument();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

const old = () => screen.getByLabelText('Present password');
const fresh = () => screen.getByLabelText('New password');

async function change(user: ReturnType<typeof userEvent.setup>, from: string, to: string) {
  for (const [label, text] of [
    ['Present password', from],
    ['New password', to],
    ['New password again', to],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    if (text) await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
}

const ids = () => [storage.get('userIdTemp'), storage.get('userId'), storage.get('firstLogin')];
const kept = (page: Awaited<ReturnType<typeof openPage>>) => {
  const { defaultPasswordChange } = page.store.getState() as unknown as {
    defaultPasswordChange: { defaultPassChange: boolean; keepPass: boolean };
  };
  return [defaultPasswordChange.defaultPassChange, defaultPasswordChange.keepPass];
};

test('[AUTH-06] [MFE-13] the flag of the changed default password starts true, and is false until it is settled', async () => {
  const page = await openPage('/login');
  expect(kept(page)).toEqual([true, false]);
});

test('[AUTH-06] [NAV-14] a doctor changes the first password, and the temporary id becomes the id', async () => {
  const changed = watch(changePassword);
  const { page, user } = await firstLogin(tara);
  expect(kept(page)).toEqual([false, false]);
  const id = storage.get('userIdTemp');
  expect(ids()).toEqual([expect.any(String), null, 'true']);

  await change(user, tara.password, next);
  await waitFor(() => expect(location.pathname).toBe('/aboutus/doctor'));
  expect(ids()).toEqual([null, id, 'false']);
  expect(page.store.getState().toasts.at(-1)).toMatchObject({
    text: 'Password changed successfully',
    severity: 'success',
  });
  expect(changed).toEqual([{ oldPassword: tara.password, newPassword: next }]);
});

test('[AUTH-06] [NAV-14] a patient keeps the first password, after being asked', async () => {
  const keeping = watch(keepPassword);
  const { page, user } = await firstLogin(kabir);
  const id = storage.get('userIdTemp');
  await user.click(screen.getByRole('button', { name: 'Keep this password' }));
  expect(await screen.findByRole('dialog', { name: 'Keep this password?' })).toBeVisible();
  expect(keeping).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(location.pathname).toBe('/aboutus/patient'));
  expect(ids()).toEqual([null, id, 'false']);
  expect(notices(page).at(-1)).toBe('Password set is successful');
  expect(keeping).toEqual([{ id }]);
});

const wanted = '/doctor/ebook?author=7';

test('[AUTH-06] [SES-03] who wanted a page before a first login is brought to it once the password is changed', async () => {
  const { user } = await firstLogin(tara, wanted);
  await change(user, tara.password, next);
  await waitFor(() => expect(location.pathname + location.search).toBe(wanted));
  expect(storage.get('previousPath')).toBeNull();
});

test.each([
  ['/findadoctor?city=Kochi', '/findadoctor?city=Kochi'],
  [wanted, '/aboutus/patient'],
])('[AUTH-06] [SES-03] a patient who wanted %s and keeps the password comes to %s', async (from, to) => {
  const { user } = await firstLogin(kabir, from);
  await user.click(screen.getByRole('button', { name: 'Keep this password' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(location.pathname + location.search).toBe(to));
});

test('[AUTH-06] what was kept in another tab meanwhile is settled here too', async () => {
  answer(keepPassword, 409, 'CONFLICT');
  const { page, user } = await firstLogin(kabir);
  await user.click(screen.getByRole('button', { name: 'Keep this password' }));
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(location.pathname).toBe('/aboutus/patient'));
  expect(ids()).toEqual([null, expect.any(String), 'false']);
  expect(notices(page)).not.toContain('Password set is successful');
});

test.each([
  ['SERVER_ERROR', 500, 'Something went wrong on our side. Please try again.'],
  ['RATE_LIMITED', 429, 'That was too often. Please wait a little and try again. Try again in 30 seconds.'],
] as const)(
  '[AUTH-06] %s to keeping it is said in the page, and nothing is settled',
  async (refusal, status, words) => {
    answer(keepPassword, status, refusal);
    const { user } = await firstLogin(kabir);
    await user.click(screen.getByRole('button', { name: 'Keep this password' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(ids()).toEqual([expect.any(String), null, 'true']);
    expect(location.pathname).toBe('/login/password');
  },
);

test('[AUTH-06] a wrong old password, the same again and an easy one are said at their fields', async () => {
  const { user } = await firstLogin(tara);
  await change(user, '', next);
  expect(old()).toHaveAccessibleDescription('Give the password that you log in with now.');
  await change(user, 'Not-the-old-one', next);
  await waitFor(() => expect(old()).toHaveAccessibleDescription('Wrong credentials'));
  expect(old()).toHaveFocus();
  await change(user, tara.password, tara.password);
  await waitFor(() =>
    expect(fresh()).toHaveAccessibleDescription(
      expect.stringContaining('Both the new and old passwords are the same.'),
    ),
  );
  expect(old()).toBeValid();
  await change(user, tara.password, 'Password12345');
  await waitFor(() =>
    expect(fresh()).toHaveAccessibleDescription(expect.stringContaining('This password is easy to guess.')),
  );
});

test('[AUTH-06] too many tries at the old password are said above the button', async () => {
  answer(changePassword, 429, 'TOO_MANY_TRIES');
  const { user } = await firstLogin(tara);
  await change(user, 'Not-the-old-one', next);
  expect(await screen.findByText('Too many tries. Please ask for a new code.')).toBeVisible();
});

test('[SEC-44] [AUTH-06] who was admitted without a password agrees first, and then goes on', async () => {
  const keeping = watch(keepPassword);
  altered(lookUpUser, () => ({ consentWanted: 'alone' }));
  const { page, user } = await firstLogin(kabir, undefined, 'Welcome to Tvacha');
  expect(screen.queryByLabelText('Present password')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Agree and go on' }));
  const box = screen.getByRole('checkbox', { name: consentIn('registration', 'en', 'patient').text });
  expect(box).toHaveAccessibleDescription('Your account cannot be run without it.');
  expect(keeping).toEqual([]);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Agree and go on' }));
  await waitFor(() => expect(location.pathname).toBe('/aboutus/patient'));
  expect(keeping).toEqual([{ id: expect.any(String), consent: true }]);
  expect(notices(page)).not.toContain('Password set is successful');
});
