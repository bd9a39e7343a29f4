import { screen, within } from '@testing-library/react';
import type { AccountRole } from '@tvacha/shared-contract/roles';
import { visit } from '../test-frame';
import { withServer } from '../test-network';

withServer();

interface Seen {
  as?: AccountRole;
  header: boolean;
  footer: boolean;
  /** How many admin tabs; the subAdmin's definition grants one. */
  tabs: number;
}

const all = { header: true, footer: true, tabs: 0 };
const none = { header: false, footer: false, tabs: 0 };

/** The rules of frame-table.test.ts as the frame draws them, one page of each kind. */
test.each<[path: string, seen: Seen]>([
  ['/patient/dermatologist', all],
  ['/patient/dermatologist', { ...all, as: 'patient' }],
  ['/doctor/dashboard', { ...all, as: 'doctor' }],
  ['/patient/dermatologist', { ...all, as: 'admin' }],
  ['/contact', { ...all, header: false }],
  ['/register/doctor', { ...all, header: false }],
  ['/demo/confirm', { ...all, header: false, as: 'patient' }],
  ['/login', none],
  ['/admin/login', none],
  ['/admin/userlist', { ...none, header: true, tabs: 8, as: 'admin' }],
  ['/admin/userlist', { ...none, header: true, tabs: 1, as: 'subAdmin' }],
  ['/screenshot/benefits', none],
  ['/no/such/page', { ...all, header: false }],
  ['/admin/nothing', { ...none, as: 'admin' }],
])('[NAV-06] [NAV-07] at %s there is %j', async (path, { as, header, footer, tabs }) => {
  visit(path, { as });
  await screen.findAllByRole('heading', { level: 1 });
  if (header && as) await screen.findByRole('button', { name: /^Account of/ });
  expect(screen.queryAllByRole('navigation', { name: 'Main menu' })).toHaveLength(header ? 1 : 0);
  expect(screen.queryAllByRole('contentinfo')).toHaveLength(footer ? 1 : 0);
  const bar = screen.queryByRole('navigation', { name: 'Back office sections' });
  expect(bar ? within(bar).getAllByRole('link') : []).toHaveLength(tabs);
  const isStaff = as === 'admin' || as === 'subAdmin';
  expect(screen.queryAllByRole('button', { name: 'Logout' })).toHaveLength(header && isStaff ? 1 : 0);
});
