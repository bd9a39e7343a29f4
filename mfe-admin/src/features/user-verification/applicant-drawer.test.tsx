import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, network } from '@tvacha/mock-api/jest';
import { personas } from '@tvacha/mock-api/personas';
import { notices } from '@tvacha/mock-api/test-page';
import { approveUser, updateUser } from '@tvacha/shared-contract/routes/admin/users';
import { logIn } from '@tvacha/shared-contract/routes/auth';
import { accountNow, callAs, dialog, openId, openOffice, pretend } from '../../common/test-office';
import { seePaper } from './test-account';

jest.mock('@tvacha/shared-ui/pdf-viewer', () => jest.requireActual('../../common/test-pdf-viewer'));

/** Opens the drawer of an application in the list. */
async function openDrawer(name: RegExp) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('row', { name }));
  const drawer = await screen.findByRole('dialog');
  await within(drawer).findByText('Contact');
  /** Approves, as one may who has looked at the papers. */
  const askToApprove = async () => {
    for (const paper of await within(drawer).findAllByRole('tab')) {
      await user.click(paper);
      await seePaper(drawer, paper.textContent ?? '');
    }
    await user.click(within(drawer).getByRole('button', { name: 'Approve' }));
  };
  return { user, drawer, askToApprove };
}
const askForCode = (phone: string) => callAs('visitor', logIn, { type: 'otp', phone, loginUser: 'doctor' });

/** The notice that says how a decision ended. */
const told = async (words: string | RegExp) => (await screen.findByText(words)).closest('[tabindex="-1"]');

test('[ADM-03] an approved doctor, who could not log in before, can now', async () => {
  expect(await askForCode('+919000000321')).toBe('APPROVAL_PENDING');
  const page = await openOffice('/admin/userlist?state=pending');
  const { user, drawer, askToApprove } = await openDrawer(/Jasleen Kaur/);
  expect(drawer).toHaveTextContent('+91 90000 00321');
  expect(drawer).toHaveTextContent('customer code TVD-7Q42');
  const [phone, email] = within(drawer).getAllByText(/^(Not c|C)onfirmed$/);
  expect([phone?.textContent, email?.textContent]).toEqual(['Confirmed', 'Confirmed']);

  await askToApprove();
  const question = await dialog('Approve Dr. Jasleen Kaur?');
  expect(question).toHaveTextContent('+91 90000 00321');
  await user.click(within(question).getByRole('button', { name: 'Approve' }));

  expect(await told('Dr. Jasleen Kaur is approved and can log in now.')).toHaveFocus();
  expect(notices(page)).toEqual(['Verified Successfully']);
  expect(await screen.findByRole('radio', { name: /Waiting\s*19/ })).toBeInTheDocument();
  expect(within(drawer).queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(await askForCode('+919000000321')).toBe('login-otp-sent');
});

test('[ADM-03] without a council registration number nobody is approved, until staff enter it from the papers', async () => {
  await openOffice('/admin/userlist');
  const before = await openDrawer(/Jasleen Kaur/);
  const id = openId();
  const { updatedAt } = await accountNow(id);
  await callAs('subAdmin', updateUser, { id, updatedAt, registrationNumber: null });
  await before.user.click(within(before.drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(openId()).toBe(''));
  const { user, drawer, askToApprove } = await openDrawer(/Jasleen Kaur/);
  await within(drawer).findByRole('button', { name: 'Record number' });
  await askToApprove();
  const button = within(drawer).getByRole('button', { name: 'Approve' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/^To approve, a council registration number must be on record\./);

  await user.click(within(drawer).getByRole('button', { name: 'Record number' }));
  const field = within(drawer).getByRole('textbox', { name: /^Registration number on the papers/ });
  expect(field).toHaveFocus();
  await user.type(field, ' PMC 48128 ');
  await user.click(within(drawer).getByRole('button', { name: 'Record number' }));
  expect(await within(drawer).findByText('PMC 48128')).toBeVisible();
  expect(button).toBeEnabled();
  expect(button).toHaveAccessibleDescription('');
});

test('[ADM-03] after a decision the next application is the one that followed', async () => {
  await openOffice('/admin/userlist?state=pending');
  const { user, drawer, askToApprove } = await openDrawer(/Rohan Gaikwad/);
  await askToApprove();
  await user.click(within(await dialog('Approve Dr. Rohan Gaikwad?')).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Rohan Gaikwad/, hidden: true })).toBeNull());
  await user.click(within(drawer).getByRole('button', { name: 'Next application' }));
  expect(await within(drawer).findByText('Dr. Meera Nair')).toBeVisible();
});

const namesDiffer =
  'The name on the certificate is not the name of the application. Please apply with the name that your council has.';

test('[ADM-03] a rejection needs a reason that helps, and keeps it', async () => {
  await openOffice('/admin/userlist');
  const { user, drawer } = await openDrawer(/Meera Nair/);
  await user.click(within(drawer).getByRole('button', { name: 'Reject' }));
  const question = await dialog('Reject Dr. Meera Nair?');
  const reason = within(question).getByLabelText('Reason');
  await user.type(reason, 'Too few');
  await user.click(within(question).getByRole('button', { name: 'Reject' }));
  expect(reason).toBeInvalid();
  expect(within(question).getByText(/Write at least 10 characters/)).toBeVisible();

  await user.type(reason, ' documents to see who this is.');
  // A common reason goes behind what is written, once.
  const kept = within(question).getByRole('button', { name: 'Names differ' });
  await user.click(kept);
  expect(reason).toHaveValue(`Too few documents to see who this is. ${namesDiffer}`);
  expect(kept).toBeDisabled();
  await user.click(within(question).getByRole('button', { name: 'Reject' }));
  expect(await told('Dr. Meera Nair is rejected. We have sent them your reason.')).toHaveFocus();
  expect(await within(drawer).findByText(`Too few documents to see who this is. ${namesDiffer}`)).toBeVisible();
});

test('[ADM-03] of two who decide, the second hears of it and sees the state as it is', async () => {
  await openOffice('/admin/userlist');
  const { user, drawer, askToApprove } = await openDrawer(/Tenzin Dolma/);
  await callAs('subAdmin', approveUser, { id: openId() });
  await askToApprove();
  await user.click(within(await dialog('Approve Dr. Tenzin Dolma?')).getByRole('button', { name: 'Approve' }));
  expect(await told(/Someone else has decided this application/)).toHaveFocus();
  expect(await within(drawer).findByText('Verified')).toBeVisible();
});

test('[ADM-03] a decision lost on the way leaves the dialog open to try again', async () => {
  const page = await openOffice('/admin/userlist');
  const { user, askToApprove } = await openDrawer(/Jasleen Kaur/);
  await askToApprove();
  const question = await dialog('Approve Dr. Jasleen Kaur?');
  answer(approveUser, 500, 'SERVER_ERROR');
  await user.click(within(question).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(notices(page)).toEqual(['Something went wrong. Please try again.']));

  network.resetHandlers();
  await user.click(within(question).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/is approved and can log in now/)).toBeVisible();
});

test('[ADM-01] with read alone there is nothing to decide with', async () => {
  pretend([{ section: 'User Verification', read: true }]);
  await openOffice('/admin/userlist', 'subAdmin');
  const { drawer } = await openDrawer(/Jasleen Kaur/);
  expect(within(drawer).getByText('Your role may read applications, but not decide them.')).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

test('[PERM-03] a decision that the server forbids shows no-permission', async () => {
  await openOffice('/admin/userlist');
  const { user, drawer, askToApprove } = await openDrawer(/Jasleen Kaur/);
  answer(approveUser, 403, 'FORBIDDEN');
  await askToApprove();
  await user.click(within(await dialog('Approve Dr. Jasleen Kaur?')).getByRole('button', { name: 'Approve' }));
  expect(await within(drawer).findByText('You cannot open User Verification')).toBeVisible();
});

test('[ADM-03] the drawer is worked by keyboard: Enter opens, the steps walk, Escape closes', async () => {
  const user = userEvent.setup();
  await openOffice('/admin/userlist');
  (await screen.findByRole('button', { name: 'Dr. Jasleen Kaur' })).focus();
  await user.keyboard('{Enter}');
  const drawer = await screen.findByRole('dialog');
  expect(within(drawer).getByRole('button', { name: 'Previous application' })).toBeDisabled();
  const first = openId();

  within(drawer).getByRole('button', { name: 'Next application' }).focus();
  await user.keyboard('{Enter}');
  expect(await within(drawer).findByText('Dr. Rohan Gaikwad')).toBeVisible();
  expect(openId()).not.toBe(first);
  expect(drawer).toHaveTextContent('2 of');

  await user.keyboard('{Escape}');
  await waitFor(() => expect(openId()).toBe(''));
});

test('[ADM-03] who presses Next three times before the page is drawn anew is three applications on', async () => {
  await openOffice('/admin/userlist?state=pending');
  const { drawer } = await openDrawer(/Jasleen Kaur/);
  const next = within(drawer).getByRole('button', { name: 'Next application' });
  await act(async () => {
    for (let press = 0; press < 3; press += 1) next.click();
  });
  expect(await within(drawer).findByText('4 of 20')).toBeVisible();
  await act(async () => {
    for (let press = 0; press < 2; press += 1)
      within(drawer).getByRole('button', { name: 'Previous application' }).click();
  });
  expect(await within(drawer).findByText('2 of 20')).toBeVisible();
});

test('[ADM-03] an application opened right after typing stays open, and the search with it', async () => {
  const user = userEvent.setup();
  await openOffice('/admin/userlist');
  await user.type(screen.getByRole('searchbox', { name: 'Search applications' }), 'jasleen');
  await user.click(await screen.findByRole('button', { name: 'Dr. Jasleen Kaur' }));
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText('1 of 1')).toBeVisible();
  expect(location.search).toMatch(/^\?search=jasleen&id=/);
});

test('[ADM-03] the address of an application opens it', async () => {
  const page = await openOffice('/admin/userlist');
  await openDrawer(/Imran Qureshi/);
  const address = location.pathname + location.search;
  await page.unmount();
  await openOffice(address);
  expect(await within(await screen.findByRole('dialog')).findByText('UPMC 77214')).toBeVisible();
});

test.each(['nobody', '00000000-0000-4000-8000-000000000000'])('[ADM-03] ?id=%s is no application', async (id) => {
  await openOffice(`/admin/userlist?id=${id}`);
  expect(await screen.findByText('There is no such application')).toBeVisible();
});

test('[SEC-15] [SEC-26] a lost second factor of staff is reset with one’s own password; nobody resets their own', async () => {
  await openOffice('/admin/userlist?role=staff');
  const { user, drawer } = await openDrawer(/Sunita Joshi/);
  await user.click(within(drawer).getByRole('button', { name: 'Reset second factor' }));
  const question = await dialog('Reset the second factor of Sunita Joshi?');
  const password = within(question).getByLabelText('Your own password');
  await user.click(within(question).getByRole('button', { name: 'Reset second factor' }));
  expect(password).toHaveAccessibleDescription('Enter your own password.');
  await user.type(password, 'Somebody-elses-1');
  await user.click(within(question).getByRole('button', { name: 'Reset second factor' }));
  expect(await within(question).findByText('That is not your password.')).toBeVisible();
  await user.clear(password);
  await user.type(password, personas.admin.password);
  await user.click(within(question).getByRole('button', { name: 'Reset second factor' }));
  expect(await within(drawer).findByText(/The second factor of Sunita Joshi is reset/)).toBeVisible();
  expect(globalThis.mockServer.messages.at(-1)).toMatchObject({ to: personas.subAdmin.email });

  // Opened once more it says nothing of what was done before.
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  const again = await openDrawer(/Sunita Joshi/);
  expect(await within(again.drawer).findByRole('button', { name: 'Reset second factor' })).toBeVisible();
  expect(within(again.drawer).queryByText(/The second factor of Sunita Joshi is reset/)).toBeNull();

  await user.click(within(again.drawer).getByRole('button', { name: 'Close' }));
  const own = await openDrawer(/Asha Pillai/);
  expect(await within(own.drawer).findByText(/reset by someone else/)).toBeVisible();
});

test('[ADM-03] an account of the staff is no application', async () => {
  await openOffice('/admin/userlist?role=staff');
  expect(await screen.findByRole('searchbox', { name: 'Search staff' })).toBeVisible();
  const { drawer } = await openDrawer(/Sunita Joshi/);
  expect(drawer).toHaveTextContent(/Account since/);
  expect(within(drawer).getByRole('button', { name: 'Next account' })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/applied|application/i);
});

test('[ADM-03] lines are ticked off one by one and stay so; approving with some left names them', async () => {
  await openOffice('/admin/userlist');
  const { user, drawer, askToApprove } = await openDrawer(/Jasleen Kaur/);
  const tick = await within(drawer).findByRole('checkbox', { name: 'Mobile is right' });
  await user.click(tick);
  expect(tick).toBeChecked();
  await user.click(within(drawer).getByRole('checkbox', { name: 'Registration is right' }));
  expect(await within(drawer).findAllByText(/^Asha Pillai, /)).toHaveLength(2);
  const { lines } = await accountNow(openId());
  expect(lines.flatMap(({ line, checked }) => (checked ? line : []))).toEqual(['phone', 'registration']);
  await askToApprove();
  const question = await dialog('Approve Dr. Jasleen Kaur?');
  const left = within(question).getByText(/^Not ticked off: Name, Email/);
  expect(left).not.toHaveTextContent(/Mobile|Registration/);
});
