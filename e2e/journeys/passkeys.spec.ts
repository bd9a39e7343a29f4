import { test as base, expect, logInByPassword } from '../src/journey';
import { authenticatorCode } from '../src/outbox';
import { freePort, startPortal } from '../src/portal';

/** A portal with a name: browsers know no passkeys for a bare address. */
const test = base.extend<object, { named: string }>({
  named: [
    async ({ browserName: _browser }, use) => {
      const port = String(await freePort());
      const url = `http://localhost:${port}`;
      const portal = await startPortal({ PORT: port, PUBLIC_URL: url });
      await use(url);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ named }, use) => use(named),
});

test('[SEC-15] staff add a passkey, log in with it, and remove it', async ({ page }) => {
  const [email, password] = ['admin@tvacha.example', 'Banyan-courtyard-42'];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await logInByPassword(page, '/admin/login', email, password);
  await page.getByLabel('Code of your authenticator app').fill(await authenticatorCode(page, email));
  await page.getByRole('button', { name: 'Finish login' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await page.goto('/account/sessions');
  await page.getByLabel('Name of the new passkey').fill('Work laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey “Work laptop” was added.')).toBeVisible();

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await logInByPassword(page, '/admin/login', email, password);
  await page.route('**/webauthn.*', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'We cannot reach the portal.' })).toBeVisible();
  await page.unroute('**/webauthn.*');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await page.goto('/account/sessions');
  await page.getByRole('button', { name: 'Remove the passkey “Work laptop”' }).click();
  await expect(page.getByRole('heading', { name: 'No passkey yet' })).toBeVisible();
});
