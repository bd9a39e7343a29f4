import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watch } from '@tvacha/mock-api/jest';
import { logIn } from '@tvacha/shared-contract/routes/auth';
import { beginPasskeyLogin, finishPasskeyLogin } from '@tvacha/shared-contract/routes/passkeys';
import { storage } from '@tvacha/shared-core/storage';
import { openPage } from '../../common/test-login';

const scopedToken = ['', { scope: 'second-factor' }, ''].map((part) => part && btoa(JSON.stringify(part))).join('.');
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const get = jest.fn();

/** A browser with passkeys, or without. */
function browser(knowsPasskeys: boolean) {
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    configurable: true,
    value: knowsPasskeys ? class {} : undefined,
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  get.mockReset();
});

/** The right password of an admin who has a passkey. */
async function reachSecondStep() {
  answer(logIn, 200, 'SECOND_FACTOR_NEEDED', { secondFactor: 'totp', expiresIn: 300, passkey: true });
  answer(beginPasskeyLogin, 200, 'SUCCESS', {
    rpId: 'localhost',
    challenge: 'AAAA',
    timeout: 120_000,
    allowCredentials: [{ id: 'AAAA', type: 'public-key', transports: ['internal'] }],
    userVerification: 'required',
  });
  const page = await openPage('/admin/login');
  storage.set('scopedToken', scopedToken);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'admin@tvacha.example');
  await user.type(screen.getByLabelText('Password'), 'Banyan-courtyard-42');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByLabelText(/Code of your authenticator app/);
  return { page, user };
}

test('[SEC-15] staff who have a passkey sign with it; a closed question and a refusal are said, the code stays', async () => {
  browser(true);
  const { user } = await reachSecondStep();
  const way = screen.getByRole('button', { name: 'Use a passkey' });
  get.mockRejectedValueOnce(new DOMException('Closed', 'NotAllowedError'));
  await user.click(way);
  expect(await screen.findByText(/The passkey was not used/)).toBeVisible();

  const bodies = watch(finishPasskeyLogin);
  answer(finishPasskeyLogin, 400, 'INVALID_CREDENTIALS');
  get.mockResolvedValueOnce({
    id: 'AAAA',
    rawId: bytes('id'),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes('{}'), authenticatorData: bytes('data'), signature: bytes('signed') },
  });
  await user.click(way);
  expect(await screen.findByText(/This passkey was not accepted/)).toBeVisible();
  expect(get.mock.calls[1]?.[0].publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  await waitFor(() => expect(way).not.toHaveAttribute('aria-busy'));
  expect(bodies).toEqual([{ id: 'AAAA', clientDataJSON: 'e30', authenticatorData: 'ZGF0YQ', signature: 'c2lnbmVk' }]);
  expect(screen.getByLabelText(/Code of your authenticator app/)).toBeEnabled();
});

test('[SEC-15] a limit on passkeys says for how long it holds', async () => {
  browser(true);
  const { user } = await reachSecondStep();
  answer(beginPasskeyLogin, 429, 'RATE_LIMITED');
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^That was too often\..* Try again in 30 seconds\.$/);
});

test('[SEC-15] a browser without passkeys says so, and takes the code', async () => {
  browser(false);
  await reachSecondStep();
  expect(screen.getByText(/this browser cannot use one/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});
