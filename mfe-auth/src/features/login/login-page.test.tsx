import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watch } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { logIn as logInOperation, verifySecondFactor } from '@tvacha/shared-contract/routes/auth';
import { endSession, startSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { goTo, renderRemote } from '@tvacha/shared-core/testing';
import { openPage } from '../../common/test-login';
import * as remote from '../../remote';

async function logIn(email: string, password: string) {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  return user;
}
const chosen = () => screen.getByRole('tab', { selected: true });

test('[UX-01] the login opens with email and password', async () => {
  await openPage('/login');
  expect(chosen()).toHaveTextContent('Email and password');
});

test('[AUTH-05] the tab is part of the address', async () => {
  await openPage('/login?tab=phone');
  expect(chosen()).toHaveTextContent('Phone code');
  await userEvent.click(screen.getByRole('tab', { name: 'Email and password' }));
  expect(location.search).toBe('?tab=email');
  expect(chosen()).toHaveTextContent('Email and password');
});

test('[AUTH-05] the doctors’ address opens with the phone code', async () => {
  await openPage('/login/doctor');
  expect(chosen()).toHaveTextContent('Phone code');
});

test('[AUTH-05] a patient logs in by password and lands on the pages for patients', async () => {
  const page = await openPage('/login');
  await logIn('patient@tvacha.example', 'Jasmine-window-23');
  await waitFor(() => expect(location.pathname).toBe('/aboutus/patient'));
  expect(notices(page)).toEqual(['Login Successful']);
  expect(storage.get('token')).not.toBeNull();
});

test('[AUTH-05] a wrong password is said once, in the form', async () => {
  const page = await openPage('/login');
  await logIn('patient@tvacha.example', 'not-it');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong credentials');
  expect(screen.getByRole('link', { name: 'Staff have a login page of their own' })).toHaveAttribute(
    'href',
    '/admin/login',
  );
  expect(notices(page)).toEqual([]);
});

test('[AUTH-05] an applicant is held back at the password too', async () => {
  answer(logInOperation, 403, 'APPROVAL_PENDING');
  await openPage('/login');
  const user = await logIn('someone@clinic.example', 'anything');
  expect(await screen.findByRole('heading', { name: 'Your application is with us' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('[AUTH-05] what cannot be an email is sent nowhere', async () => {
  const asked = watch(logInOperation);
  await openPage('/login');
  await logIn('not-an-email', '');
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(asked).toEqual([]);
});

const admin = ['admin@tvacha.example', 'Banyan-courtyard-42'] as const;

test('[AUTH-07] [SEC-15] an admin logs in at the staff’s login page, in two steps', async () => {
  const page = await openPage('/admin/login');
  const user = await logIn(...admin);
  const code = await screen.findByLabelText(/Code of your authenticator app/);
  expect(page.store.getState().session.isLogin).toBe(false);
  await user.type(code, await globalThis.mockServer.factorCode(admin[0]));
  await user.click(screen.getByRole('button', { name: 'Finish login' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/dashboard'));
  expect(notices(page)).toEqual(['Successfully login to admin']);
});

test('[SEC-15] a wrong code is said at its field, which empties', async () => {
  const page = await openPage('/admin/login');
  const user = await logIn(...admin);
  await screen.findByLabelText(/Code of your authenticator app/);
  await user.type(screen.getByLabelText(/Code of your authenticator app/), '12345');
  await user.click(screen.getByRole('button', { name: 'Finish login' }));
  expect(screen.getByText('Type all six digits of the code.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText(/Code of your authenticator app/));
  answer(verifySecondFactor, 400, 'INVALID_OTP');
  await user.type(screen.getByLabelText(/Code of your authenticator app/), '123456');
  await user.click(screen.getByRole('button', { name: 'Finish login' }));
  expect(await screen.findByText('Invalid OTP. Try again!')).toBeInTheDocument();
  expect(screen.getByLabelText(/Code of your authenticator app/)).toHaveValue('');
  expect(page.store.getState().session.isLogin).toBe(false);
});

test('[SEC-15] whoever lost the app gives a recovery code, or begins again', async () => {
  const bodies = watch(verifySecondFactor);
  await openPage('/admin/login');
  const user = await logIn(...admin);
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText(/Recovery code/), 'abcdefghj');
  await user.click(screen.getByRole('button', { name: 'Finish login' }));
  expect(screen.getByText('Give one of your recovery codes, ten letters and digits.')).toBeVisible();
  expect(bodies).toEqual([]);
  await user.clear(screen.getByLabelText(/Recovery code/));
  await user.type(screen.getByLabelText(/Recovery code/), 'abcde-fghjk');
  await user.click(screen.getByRole('button', { name: 'Finish login' }));
  expect(await screen.findByText('Invalid OTP. Try again!')).toBeInTheDocument();
  expect(bodies).toEqual([{ code: 'abcde-fghjk' }]);
  await user.click(screen.getByRole('button', { name: 'Use the authenticator app' }));
  expect(screen.getByLabelText(/Code of your authenticator app/)).toHaveFocus();
  expect(screen.queryByText('Invalid OTP. Try again!')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Begin again' }));
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
});

test.each([
  ['/admin/login', 'patient@tvacha.example', 'Jasmine-window-23', undefined],
  ['/login', 'admin@tvacha.example', 'Banyan-courtyard-42', '/admin/login'],
])(
  '[AUTH-07] at %s the account of the other login page is refused, and members are told of the staff’s',
  async (...row) => {
    const [path, email, password, door] = row;
    const page = await openPage(path);
    const staff = () => screen.queryByRole('link', { name: 'Staff have a login page of their own' });
    expect(staff()).toBeNull();
    await logIn(email, password);
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong credentials');
    expect(staff()?.getAttribute('href') ?? undefined).toBe(door);
    expect(page.store.getState().session.isLogin).toBe(false);
  },
);

test('[AUTH-07] whoever of the staff is signed in already is sent on', async () => {
  const stored = await globalThis.mockServer.signIn('admin');
  if (!stored) throw new Error('The admin could not be signed in');
  const { token, refreshToken, userId, customerId } = stored;
  const result = { _id: userId, customerId, role: 'admin', refreshToken, firstLogin: false } as const;
  await renderRemote(remote, { path: '/admin/login', session: { token, result } });
  await waitFor(() => expect(location.pathname).toBe('/admin/dashboard'));
});

async function arriveAs(name: 'patient' | 'doctor', path: string) {
  const stored = await globalThis.mockServer.signIn(name);
  if (!stored) throw new Error(`The ${name} could not be signed in`);
  const { token, refreshToken, userId, customerId } = stored;
  const result = { _id: userId, customerId, role: name, refreshToken, firstLogin: false } as const;
  return renderRemote(remote, { path, session: { token, result } });
}

test.each([
  [
    'patient',
    '/aboutus/patient',
    ['You are logged in with a patient account. Pages for doctors need a doctor’s account.'],
  ],
  ['doctor', '/doctor/dashboard', []],
] as const)('[NAV-12] a %s who was sent here from a page for others goes to %s, and is told why', async (...row) => {
  const [name, to, words] = row;
  const page = await arriveAs(name, '/login/doctor');
  await waitFor(() => expect(location.pathname).toBe(to));
  expect(notices(page)).toEqual(words);
});

test('[AUTH-07] a doctor at the staff’s login page sees that it needs another account', async () => {
  await arriveAs('doctor', '/admin/login');
  expect(await screen.findByText(/The back office needs a staff account/)).toBeVisible();
});

const session = () => ['token', 'refreshToken', 'userId', 'type'].map((key) => localStorage.getItem(key));

test('[AUTH-07] [SES-01] a staff login that is left unfinished leaves the member logged in', async () => {
  const page = await arriveAs('doctor', '/admin/login');
  const before = session();
  const user = await logIn(...admin);
  await screen.findByLabelText(/Code of your authenticator app/);
  expect(session()).toEqual(before);
  await user.click(screen.getByRole('link', { name: 'Member login' }));
  await waitFor(() => expect(location.pathname).toBe('/doctor/dashboard'));
  expect(session()).toEqual(before);
  expect({ ...sessionStorage }).toEqual({});
  expect(page.store.getState().session.user?.role).toBe('doctor');
});

test('[AUTH-07] [SES-01] one that is finished takes the member’s place, and a logout leaves nothing', async () => {
  const page = await arriveAs('doctor', '/admin/login');
  const before = session();
  const user = await logIn(...admin);
  await user.type(
    await screen.findByLabelText(/Code of your authenticator app/),
    await globalThis.mockServer.factorCode(admin[0]),
  );
  await user.click(screen.getByRole('button', { name: 'Finish login' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/dashboard'));
  expect(page.store.getState().session.user?.email).toBe(admin[0]);
  for (const [at, value] of session().entries()) expect(value).not.toBe(before[at]);
  expect({ ...sessionStorage }).toEqual({});
  await act(() => endSession('logout'));
  expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}]);
});

test('[SES-03] each tab goes back to its own page, also where another tab was the last to be remembered', async () => {
  const stored = await globalThis.mockServer.signIn('doctor');
  if (!stored) throw new Error('The doctor could not be signed in');
  const path = '/login?tab=phone';
  await renderRemote(remote, { path });
  storage.set('previousPath', '/doctor/webinars');
  goTo(path, { from: '/doctor/ebook?sort=title' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Email and password' }));
  const { token, refreshToken, userId, customerId } = stored;
  await act(() =>
    startSession({
      token,
      result: { _id: userId, customerId, role: 'doctor', refreshToken, firstLogin: false },
    }).then(() => undefined),
  );
  await waitFor(() => expect(location.pathname + location.search).toBe('/doctor/ebook?sort=title'));
});

test('[NAV-02] whoever has no account is shown the way to one, with the customer code of the page they wanted', async () => {
  await openPage('/login');
  const join = () => screen.getByRole('link', { name: 'Become a member' });
  expect(join()).toHaveAttribute('href', '/register/verifycustomer');
  goTo('/login', { from: '/doctor/ebook?code=TVD-1A%2023' });
  await waitFor(() => expect(join()).toHaveAttribute('href', '/register/verifycustomer?code=TVD-1A+23'));
});
