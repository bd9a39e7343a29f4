import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listSessions, proveIdentity } from '@tvacha/shared-contract/routes/auth';
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from '@tvacha/shared-contract/routes/passkeys';
import { http } from 'msw';
import { visit } from '../../../test-frame';
import { ok, on, refusal, server, withServer } from '../../../test-network';
import { aLogin } from '../test-account';
import type { Passkey } from './passkeys';

withServer();
const path = '/account/sessions';
const create = jest.fn();
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const aPasskey = (name: string): Passkey => ({
  _id: `6f1c1a52-0000-4000-8000-00000000030${name.length}`,
  name,
  createdAt: '2026-10-04T09:30:00.000Z',
  lastUsedAt: null,
});
const asked = {
  rp: { id: 'localhost', name: 'Tvacha' },
  user: { id: 'AAAA', name: 'someone@tvacha.example', displayName: '' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 120_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  attestation: 'none',
};

/** A server that keeps passkeys once who it is was proved. */
function keep(passkeys: Passkey[]) {
  let proved = false;
  const guarded = (answer: () => Response) => (proved ? answer() : refusal(403, 'PROOF_NEEDED'));
  const page = { items: [aLogin(1, { current: true })], total: 1, page: 1, dataPerPage: 100 };
  server.use(
    on(listSessions, () => ok(page)),
    on(listPasskeys, () => ok(passkeys)),
    on(beginPasskey, () => guarded(() => ok(asked))),
    on(proveIdentity, () => {
      proved = true;
      return ok({ expiresIn: 300 });
    }),
    http.post(`*${addPasskey.path}`, async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      passkeys.push(aPasskey(name));
      return ok(aPasskey(name));
    }),
    on(removePasskey, () =>
      guarded(() => {
        passkeys.pop();
        return ok(null);
      }),
    ),
  );
}
beforeEach(() => {
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  create.mockReset();
});
async function prove(user: ReturnType<typeof userEvent.setup>) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.type(dialog.getByLabelText('Your password'), 'right');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
}

test('[SEC-15] [SEC-26] staff add a passkey after a proof, see it, and remove it', async () => {
  keep([]);
  const user = userEvent.setup();
  visit(path, { as: 'admin' });
  expect(await screen.findByRole('heading', { name: 'No passkey yet' })).toBeVisible();
  const add = screen.getByRole('button', { name: 'Add a passkey' });
  await user.click(add);
  expect(screen.getByLabelText(/Name of the new passkey/)).toBeInvalid();
  await user.type(screen.getByLabelText(/Name of the new passkey/), 'Work laptop');
  create.mockRejectedValueOnce(new DOMException('There is one', 'InvalidStateError'));
  await user.click(add);
  await prove(user);
  expect(await screen.findByText(/has a passkey for your account already/)).toBeVisible();
  create.mockResolvedValueOnce({
    id: 'AAAA',
    rawId: bytes('id'),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes('{}'), attestationObject: bytes('made'), getTransports: () => ['internal'] },
  });
  await user.click(add);
  expect(await screen.findByText('The passkey “Work laptop” was added.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Remove the passkey “Work laptop”' }));
  expect(await screen.findByRole('heading', { name: 'No passkey yet' })).toBeVisible();
});

test('[SEC-15] whoever closes the browser’s question is back at the form', async () => {
  const passkeys = [aPasskey('Key')];
  keep(passkeys);
  const user = userEvent.setup();
  visit(path, { as: 'admin' });
  await user.type(await screen.findByLabelText(/Name of the new passkey/), 'Phone');
  create.mockRejectedValueOnce(new DOMException('Closed', 'NotAllowedError'));
  const add = screen.getByRole('button', { name: 'Add a passkey' });
  await user.click(add);
  await prove(user);
  await waitFor(() => expect(create).toHaveBeenCalled());
  await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText(/Name of the new passkey/)).toHaveValue('Phone');
});

test('[SEC-15] a browser without passkeys says so; members are shown none', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  keep([]);
  const { unmount } = visit(path, { as: 'admin' });
  expect(await screen.findByText(/This browser has no passkeys/)).toBeVisible();
  unmount();
  visit(path, { as: 'doctor' });
  expect(await screen.findByRole('region', { name: 'Logged in now' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull();
});
