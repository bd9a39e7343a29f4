import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watch, watchRequests } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { exportUsers, listUsers } from '@tvacha/shared-contract/routes/admin/users';
import { openId, openOffice } from '../../common/test-office';

jest.mock('@tvacha/shared-ui/pdf-viewer', () => jest.requireActual('../../common/test-pdf-viewer'));

test('[ADM-03] the list is narrowed by what the panel asks, all of it in the address', async () => {
  const user = userEvent.setup();
  const calls = watchRequests();
  await openOffice('/admin/userlist?region=Kerala&from=2026-01-01&sort=cityDown');
  const panel = await screen.findByRole('complementary', { name: 'Filters' });
  await user.click(within(panel).getByRole('checkbox', { name: /^Contact not confirmed/ }));
  expect(location.search).toBe('?region=Kerala&from=2026-01-01&contact=unconfirmed&sort=cityDown');
  await waitFor(() => {
    const asked = calls.findLast(({ pathname }) => pathname === listUsers.path)?.searchParams;
    expect(Object.fromEntries(asked ?? [])).toEqual({
      ...{ region: 'Kerala', from: '2026-01-01', contact: 'unconfirmed', sort: 'cityDown' },
      ...{ page: '1', dataPerPage: '10' },
    });
  });
  await user.click(screen.getByRole('button', { name: /Kerala/ }));
  expect(location.search).toBe('?from=2026-01-01&contact=unconfirmed&sort=cityDown');
});

test('[ADM-03] a patient is made with a first password, and their record opens', async () => {
  const user = userEvent.setup();
  const page = await openOffice('/admin/userlist');
  await user.click(await screen.findByRole('button', { name: 'New account' }));
  const form = await screen.findByRole('form', { name: 'New account' });
  await user.click(within(form).getByRole('radio', { name: 'Patient' }));
  await user.click(within(form).getByRole('radio', { name: /first password/ }));
  const type = async (label: string | RegExp, text: string) => {
    const field = within(form).getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };
  const make = () => user.click(within(form).getByRole('button', { name: 'Make account' }));
  await make();
  expect(within(form).getAllByText('Fill this in.')).toHaveLength(3);
  await type(/^First name/, 'Nirmala');
  await type(/^Email/, 'nirmala@post.example');
  await type(/^Mobile number/, '9811111117');
  await type(/^First password/, 'password123');
  await make();
  expect(await within(form).findByText('This is too easy to guess.')).toBeVisible();
  await type(/^First password/, 'Jasmine-window-24');
  await make();
  await waitFor(() => expect(notices(page)).toEqual(['User Created Successfully']));
  await waitFor(() => expect(openId()).not.toBe(''));
  expect(location.search).toMatch(/^\?role=patient&id=/);
  expect(await screen.findByRole('row', { name: /Nirmala/, hidden: true })).toBeInTheDocument();
});

test('[SEC-26] [SEC-42] what is narrowed is taken away as CSV, and a limit is said', async () => {
  const user = userEvent.setup();
  const links: HTMLAnchorElement[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this);
  });
  const page = await openOffice('/admin/userlist?state=rejected');
  const sent = watch(exportUsers);
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByRole('checkbox', { name: 'Phone' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Name' }));
  await user.click(screen.getByRole('checkbox', { name: 'City' }));
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(notices(page)).toEqual(['The file with 6 accounts is on its way.']));
  expect(links.map(({ download }) => download)).toEqual([expect.stringMatching(/^accounts-[\d-]{10}\.csv$/)]);
  const file = await globalThis.mockServer.fetch(new Request(links[0]?.href ?? ''));
  expect((await file.text()).split('\r\n')).toHaveLength(8);
  const columns = ['customerId', 'name', 'role', 'state', 'region', 'pincode', 'applied', 'decided'];
  expect(sent).toEqual([{ state: 'rejected', columns }]);
  answer(exportUsers, 429, 'RATE_LIMITED');
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText(/30 seconds/)).toBeInTheDocument();
  click.mockRestore();
});
