import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Operation } from '@tvacha/shared-contract/routes';
import { eraseOwnAccount, exportOwnData, listConsents } from '@tvacha/shared-contract/routes/account';
import { proveIdentity, sendProofCode } from '@tvacha/shared-contract/routes/auth';
import { HttpResponse, http } from 'msw';
import { visit } from '../../../test-frame';
import { ok, on, refusal, server, withServer } from '../../../test-network';

withServer();
const path = '/account/privacy';
const mail = 'someone@tvacha.example';
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

let saved: { name: string; text: Promise<string> }[] = [];
beforeEach(() => {
  saved = [];
  let blob = new Blob();
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:own';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.download) saved.push({ name: this.download, text: blob.text() });
  });
  server.use(on(listConsents, () => ok({ items: [], total: 0, page: 1, dataPerPage: 20 })));
});
afterEach(() => jest.restoreAllMocks());

/** A server that wants a fresh proof, and takes one password or one code. */
function guarded(operation: Operation, result: unknown) {
  const proofs: unknown[] = [];
  let proved = false;
  server.use(
    on(operation, () => (proved ? ok(result) : refusal(403, 'PROOF_NEEDED'))),
    http.post(`*${proveIdentity.path}`, async ({ request }) => {
      const proof = (await request.json()) as Record<string, string>;
      proofs.push(proof);
      if ('otp' in proof && proof.otp !== '123456') return refusal(400, 'INVALID_OTP', { triesLeft: 2 });
      if ('password' in proof && proof.password !== 'right') return refusal(400, 'INVALID_CREDENTIALS');
      proved = true;
      return HttpResponse.json({ error: false, code: 'VERIFIED', message: '', result: { expiresIn: 300 } });
    }),
    on(sendProofCode, () => ok({ resendIn: 60, expiresIn: 300 })),
  );
  return proofs;
}
async function type(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

test('[SEC-44] own data is saved as a file, whole', async () => {
  server.use(on(exportOwnData, () => ok({ account: [{ email: mail }], sessions: [] })));
  const user = userEvent.setup();
  visit(path, { as: 'patient' });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText(/^The file tvacha-data-\d{4}-\d\d-\d\d\.json is in your downloads/)).toBeVisible();
  expect(saved[0]?.name).toMatch(/^tvacha-data-.*\.json$/);
  expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual({ account: [{ email: mail }], sessions: [] });
});

test('[SEC-26] who was not proved lately shows their password first; a wrong one is said at the field', async () => {
  const proofs = guarded(exportOwnData, {});
  const user = userEvent.setup();
  visit(path, { as: 'patient' });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  const asked = await dialog('Is it you?');
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  const field = asked.getByLabelText('Your password');
  expect(field).toHaveAccessibleDescription('Give your password.');
  await type(user, field, 'wrong');
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Wrong credentials'));
  expect(field).toHaveFocus();
  expect(saved).toEqual([]);
  await type(user, field, 'right');
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Verified Successfully')).toBeVisible();
  await waitFor(() => expect(saved).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(proofs).toEqual([{ password: 'wrong' }, { password: 'right' }]);
});

test('[SEC-26] a limit on proofs says for how long it holds, of a password and of a code', async () => {
  guarded(exportOwnData, {});
  server.use(
    on(proveIdentity, () => refusal(429, 'RATE_LIMITED')),
    on(sendProofCode, () => refusal(429, 'RATE_LIMITED')),
  );
  const limit = /^That was too often\..* Try again in 30 seconds\.$/;
  const user = userEvent.setup();
  visit(path, { as: 'doctor' });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  const asked = await dialog('Is it you?');
  await user.type(asked.getByLabelText('Your password'), 'right');
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  expect(await asked.findByRole('alert')).toHaveTextContent(limit);
  await user.click(asked.getByRole('radio', { name: 'Code' }));
  expect(asked.queryByRole('alert')).toBeNull();
  await user.click(asked.getByRole('button', { name: 'Send the code' }));
  expect(await asked.findByRole('alert')).toHaveTextContent(limit);
});

test('[SEC-26] or a code that is sent to them', async () => {
  const proofs = guarded(exportOwnData, {});
  const user = userEvent.setup();
  visit(path, { as: 'doctor' });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  const asked = await dialog('Is it you?');
  expect(asked.queryByRole('radio', { name: 'Authenticator' })).toBeNull();
  await user.click(asked.getByRole('radio', { name: 'Code' }));
  await user.click(asked.getByRole('button', { name: 'Send the code' }));
  const field = await asked.findByLabelText('Six-digit code');
  expect(screen.getByText('OTP Send Successfully')).toBeVisible();
  expect(asked.getByText(/^Another code in (1:00|0:5\d)$/)).toBeVisible();
  expect(asked.getByText(/^Valid for (5:00|4:5\d)$/)).toBeVisible();
  await user.type(field, '12');
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  expect(field).toHaveAccessibleDescription('Give all six digits.');
  await user.type(field, '0000');
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Invalid OTP. Try again! 2 tries left.'));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  await user.type(field, '123456');
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(proofs).toEqual([{ otp: '120000' }, { otp: '123456' }]);
});

test('[SEC-26] another code can be had once its wait is over', async () => {
  guarded(exportOwnData, {});
  let codes = 0;
  server.use(
    on(sendProofCode, () => {
      codes += 1;
      return ok({ resendIn: 0, expiresIn: 300 });
    }),
  );
  const user = userEvent.setup();
  visit(path, { as: 'doctor' });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  const asked = await dialog('Is it you?');
  await user.click(asked.getByRole('radio', { name: 'Code' }));
  await user.click(asked.getByRole('button', { name: 'Send the code' }));
  await user.click(await asked.findByRole('button', { name: 'Send another code' }));
  await waitFor(() => expect(codes).toBe(2));
});

test('[SEC-26] staff may show their authenticator', async () => {
  const proofs = guarded(exportOwnData, {});
  const user = userEvent.setup();
  visit(path, { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  const asked = await dialog('Is it you?');
  await user.click(asked.getByRole('radio', { name: 'Authenticator' }));
  await user.type(asked.getByLabelText('Code of your authenticator app'), '654321');
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(proofs).toEqual([{ totp: '654321' }]));
  expect(screen.getByText('Accounts of staff are closed by an admin.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Erase my account' })).toBeNull();
});

test('[SEC-26] left at the question, nothing is done; and a copy that cannot be had is said', async () => {
  guarded(exportOwnData, {});
  const user = userEvent.setup();
  visit(path, { as: 'patient' });
  const button = await screen.findByRole('button', { name: 'Download my data' });
  await user.click(button);
  await user.click((await dialog('Is it you?')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(saved).toEqual([]);
  server.use(on(exportOwnData, () => refusal(429, 'RATE_LIMITED')));
  await user.click(button);
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('[SEC-44] [SEC-26] the account is erased after its own address and a proof: logged out, at home, with no other word', async () => {
  const proofs = guarded(eraseOwnAccount, null);
  const user = userEvent.setup();
  visit(path, { as: 'doctor' });
  await user.click(await screen.findByRole('button', { name: 'Erase my account' }));
  const ask = await dialog('Erase your account for good?');
  await user.type(ask.getByLabelText('Your email address'), 'other@tvacha.example');
  await user.click(ask.getByRole('button', { name: 'Erase for good' }));
  expect(ask.getByLabelText('Your email address')).toHaveAccessibleDescription(/not the email address/);
  expect(ask.getByLabelText('Your email address')).toHaveFocus();
  await type(user, ask.getByLabelText('Your email address'), ` ${mail.toUpperCase()} `);
  await user.click(ask.getByRole('button', { name: 'Erase for good' }));
  const asked = await dialog('Is it you?');
  await user.type(asked.getByLabelText('Your password'), 'right');
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('User Deleted')).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/'));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(location.pathname).toBe('/');
  expect(proofs).toEqual([{ password: 'right' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const words of ['Logout Successful', /session has expired/, /different device/])
    expect(screen.queryByText(words)).toBeNull();
});

test('[SEC-44] an erasure that the server refuses stays undone, and says why', async () => {
  server.use(on(eraseOwnAccount, () => refusal(500, 'SERVER_ERROR')));
  const user = userEvent.setup();
  visit(path, { as: 'patient' });
  await user.click(await screen.findByRole('button', { name: 'Erase my account' }));
  const ask = await dialog('Erase your account for good?');
  await user.type(ask.getByLabelText('Your email address'), mail);
  await user.click(ask.getByRole('button', { name: 'Erase for good' }));
  expect(await ask.findByRole('alert')).toBeVisible();
  await user.click(ask.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('isLogin')).toBe('true');
});
