import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watch } from '@tvacha/mock-api/jest';
import { logIn } from '@tvacha/shared-contract/routes/auth';
import { registerForDemo } from '@tvacha/shared-contract/routes/registration';
import { storage } from '@tvacha/shared-core/storage';
import { portalStore } from '@tvacha/shared-core/store';
import { remote } from '../../remote.config';
import { keepCode } from '../common/code/code-state';
import { hydratePage } from '../common/test-hydrate';
import { doctor } from '../common/test-login';

const drawn = remote.routes.flatMap((route) => ('head' in route ? [route.path] : []));
const minutes = (count: number) => Date.now() + count * 60_000;
const codeFor = (use: 'login' | 'reset') => keepCode({ use, resendAt: minutes(1), expiresAt: minutes(5) });
const phone = () => screen.getByLabelText(/Mobile number/);
const email = () => screen.getByLabelText('Email');

/** Types as somebody does whose scripts are still on their way: the browser alone knows of it. */
const type = (typed: Record<string, string>) => (page: HTMLElement) => {
  for (const [name, text] of Object.entries(typed)) {
    const field = page.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!field) throw new Error(`There is no ${name} yet`);
    field.value = text;
  }
};

async function sessionOf(name: 'patient' | 'admin') {
  const stored = await globalThis.mockServer.signIn(name);
  if (!stored) throw new Error(`The ${name} could not be signed in`);
  const { token, refreshToken, userId, customerId } = stored;
  return { token, result: { _id: userId, customerId, role: name, refreshToken, firstLogin: false } };
}

test.each([...drawn, '/login?tab=phone', '/login/doctor?tab=email', '/register/verifycustomer?code=TVD-5M27'])(
  '[NAV-15] [AUTH-05] %s comes prerendered, is hydrated as it stands, and sends nothing before that',
  async (path) => {
    const { html, complaints, isSame, domElement } = await hydratePage(path);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('h1')).not.toBeNull();
    expect(page.querySelector('noscript')?.textContent).toContain('This form needs JavaScript');
    expect([...page.querySelectorAll('[type="submit"]')].map((button) => button.hasAttribute('disabled'))).toEqual([
      true,
    ]);
    expect([complaints, isSame]).toEqual([[], true]);
    expect(domElement.querySelector('[type="submit"]')).toBeEnabled();
  },
);

test('[NAV-15] the login pages that keep no state of their own are the ones that come prerendered', () => {
  expect(drawn).toEqual([
    '/login',
    '/login/doctor',
    '/admin/login',
    '/register/verifycustomer',
    '/login/forgot',
    '/demo/registration',
  ]);
});

test('[AUTH-05] [UX-01] a number typed before the scripts are there stays, and is the one that is sent', async () => {
  const asked = watch(logIn);
  await hydratePage('/login/doctor', { meanwhile: type({ phone: '90000 00101' }) });
  expect(phone()).toHaveValue('90000 00101');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText(/Six-digit code/);
  expect(asked).toEqual([{ type: 'otp', phone: `+91${doctor}`, loginUser: 'doctor' }]);
});

test('[AUTH-05] [UX-01] so do email and password, over what the tab knows', async () => {
  await hydratePage('/login', {
    before: () => storage.set('sessionEmail', 'before@clinic.in'),
    meanwhile: type({ email: 'typed@clinic.in', password: 'Indigo-library-56' }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(email()).toHaveValue('typed@clinic.in');
  expect(screen.getByLabelText('Password')).toHaveValue('Indigo-library-56');
});

test('[AUTH-01] [AUTH-08] so do a customer code and the name of who looks around', async () => {
  const asked = watch(registerForDemo);
  await hydratePage('/register/verifycustomer', { meanwhile: type({ customerId: 'TVD-5M27' }) });
  await userEvent.type(screen.getByLabelText('Customer code'), 'X');
  expect(screen.getByLabelText('Customer code')).toHaveValue('TVD-5M27X');

  await hydratePage('/demo/registration', {
    before: () => storage.set('sessionPhone', '9876501234'),
    meanwhile: type({ fullName: 'Farah Khan' }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(asked).toEqual([{ fullName: 'Farah Khan', phone: '+919876501234' }]));
});

test('[AUTH-05] [AUTH-06] what this tab knows comes after hydration: the email, and a code that is waited for', async () => {
  const known = () => storage.set('sessionEmail', 'asha@clinic.in');
  await hydratePage('/login', { before: known });
  expect(email()).toHaveValue('asha@clinic.in');

  const before = () => {
    storage.set('sessionPhone', doctor);
    codeFor('login');
  };
  const atPhone = await hydratePage('/login/doctor', { before });
  expect(screen.getByLabelText(/Six-digit code/)).toHaveFocus();
  expect(screen.getByText('+91 90xxx xx101')).toBeVisible();

  const atEmail = await hydratePage('/login/forgot', {
    before: () => {
      known();
      codeFor('reset');
    },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Look in your mail');
  expect([atPhone.complaints, atEmail.complaints]).toEqual([[], []]);
});

test('[NAV-12] a patient who is logged in is sent on from a drawn page, and told why', async () => {
  const { complaints } = await hydratePage('/login/doctor', { session: await sessionOf('patient') });
  await waitFor(() => expect(location.pathname).toBe('/aboutus/patient'));
  expect(
    portalStore()
      .getState()
      .toasts.map(({ text }) => text),
  ).toEqual(['You are logged in with a patient account. Pages for doctors need a doctor’s account.']);
  expect(complaints).toEqual([]);
});

test('[AUTH-07] staff who are logged in are sent on from their prerendered login page', async () => {
  const { complaints } = await hydratePage('/admin/login', { session: await sessionOf('admin') });
  await waitFor(() => expect(location.pathname).toBe('/admin/dashboard'));
  expect(complaints).toEqual([]);
});
