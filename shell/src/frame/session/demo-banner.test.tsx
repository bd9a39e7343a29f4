import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listConsents } from '@tvacha/shared-contract/routes/account';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { testUser } from '../../test-data';
import { tokenFor, visit } from '../../test-frame';
import { ok, on, server, withServer } from '../../test-network';

withServer();
const hours = 22.5 * 3600;
const now = Math.floor(Date.now() / 1000);
const token = tokenFor(600, { used: now, idle: hours, end: now + hours });

const lookAround = (path: string) => {
  server.use(
    on(lookUpUser, () => ok({ ...testUser('doctor'), customerId: 'DEMO-4LIILpv14l62F5kSYy108vCt' })),
    on(listConsents, () => ok({ items: [], total: 0, page: 1, dataPerPage: 20 })),
  );
  return visit(path, { as: 'doctor', token });
};

test('[AUTH-08] the demo says what it is and for how long still, and leads on to membership', async () => {
  lookAround('/patient/dermatologist');
  const banner = within(await screen.findByRole('region', { name: 'Demo' }));
  expect(banner.getByText('Demo, 23 h left.')).toBeVisible();
  expect(banner.getByRole('link', { name: 'Become a member' })).toHaveAttribute('href', '/register/verifycustomer');
});

test('[AUTH-08] the account of a demo shows no raw id and offers nothing that it is refused', async () => {
  lookAround('/patient/dermatologist');
  await userEvent.click(await screen.findByRole('button', { name: /^Account of/ }));
  expect(await screen.findByText('Demo account')).toBeVisible();
  expect(document.body.textContent).not.toContain('DEMO-');
  expect(screen.queryByRole('link', { name: 'Change password' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Log out' })).toBeVisible();
});

test('[AUTH-08] [SEC-44] its privacy page says what is kept, without switches', async () => {
  lookAround('/account/privacy');
  expect(await screen.findByText('A demo keeps your name alone')).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: /copy|erase/i })).toBeNull();
});

test('[AUTH-08] a member sees nothing of the demo', async () => {
  visit('/patient/dermatologist', { as: 'doctor', token });
  await userEvent.click(await screen.findByRole('button', { name: /^Account of/ }));
  expect(await screen.findByRole('link', { name: 'Change password' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Demo' })).toBeNull();
});
