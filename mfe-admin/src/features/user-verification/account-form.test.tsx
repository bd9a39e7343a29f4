import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@tvacha/mock-api/jest';
import { personas } from '@tvacha/mock-api/personas';
import { notices } from '@tvacha/mock-api/test-page';
import { changeUserContact, updateUser } from '@tvacha/shared-contract/routes/admin/users';
import { accountNow, callAs, dialog, openId } from '../../common/test-office';
import { openAccount } from './test-account';

jest.mock('@tvacha/shared-ui/pdf-viewer', () => jest.requireActual('../../common/test-pdf-viewer'));

const record = () => accountNow(openId());
/** A change of the record by somebody else. */
const changeElsewhere = async (fields: object) => {
  const { updatedAt } = await record();
  return callAs('subAdmin', updateUser, { id: openId(), updatedAt, ...fields });
};

async function openRecord() {
  const opened = await openAccount('/admin/userlist?state=verified');
  await opened.press('Edit record');
  const form = await within(opened.drawer).findByRole('form', { name: 'Edit record' });
  const type = async (label: RegExp, text: string) => {
    const field = within(form).getByRole('textbox', { name: label });
    await opened.user.clear(field);
    if (text) await opened.user.type(field, text);
  };
  return { ...opened, form, type };
}

test('[ADM-03] of two who change different fields both are kept', async () => {
  const { page, form, press, type } = await openRecord();
  expect(await changeElsewhere({ last_name: 'Thekkumkara' })).toBe('UPDATE_SUCCCESS');
  await type(/^First name/, 'Leela');
  await press('Save', form);
  await waitFor(() => expect(notices(page)).toEqual(['Udate Successful']));
  expect(await record()).toMatchObject({ first_name: 'Leela', last_name: 'Thekkumkara' });
});

test('[ADM-03] of two who change one field, the second sees both, and nothing is overwritten unseen', async () => {
  const { page, form, press, type } = await openRecord();
  await changeElsewhere({ first_name: 'Revathi' });
  await type(/^First name/, 'Leela');
  await press('Save', form);
  expect(await within(form).findByText('Revathi', { selector: 'dd' })).toBeVisible();
  expect(within(form).getByText('Leela', { selector: 'dd' })).toBeVisible();
  expect((await record()).first_name).toBe('Revathi');
  await press('Keep yours', form);
  await press('Save', form);
  await waitFor(() => expect(notices(page)).toEqual(['Udate Successful']));
  expect((await record()).first_name).toBe('Leela');
});

test('[ADM-03] an address is whole, a doctor keeps a number, and what is typed survives the panel', async () => {
  const { user, form, drawer, press, type } = await openRecord();
  await type(/^Pincode/, '');
  await type(/^Registration number/, '');
  await press('Save', form);
  expect(within(form).getByText('Give state, city and pincode, or none of them.')).toBeVisible();
  await type(/^Pincode/, '682001');
  await press('Save', form);
  expect(await within(form).findByText('A doctor keeps a registration number.')).toBeVisible();
  const id = openId();
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(openId()).toBe(''));
  const [, first] = await screen.findAllByRole('row');
  await user.click(first as HTMLElement);
  expect(openId()).toBe(id);
  const again = await screen.findByRole('dialog');
  await within(again).findByRole('region', { name: 'Account' });
  await user.click(within(again).getByRole('button', { name: 'Edit record' }));
  await waitFor(() => expect(within(again).getByRole('textbox', { name: /^Pincode/ })).toHaveValue('682001'));
});

test('[SEC-26] [ADM-03] a contact is changed with a fresh proof, asked for once; old and new are told', async () => {
  const { user, page, drawer, press } = await openAccount('/admin/userlist?state=verified');
  const before = await record();
  await press('Change contact');
  const form = await within(drawer).findByRole('form', { name: 'Change contact' });
  const email = within(form).getByRole('textbox', { name: /^Email/ });
  await user.clear(email);
  await user.type(email, personas.doctor.email);
  await press('Save', form);
  expect(await within(form).findByText('Another account has this email address or mobile number.')).toBeVisible();

  await user.clear(email);
  await user.type(email, 'new.place@clinic.example');
  answer(changeUserContact, 403, 'PROOF_NEEDED', null, { once: true });
  await press('Save', form);
  const question = await dialog('Is it you?');
  const password = within(question).getByLabelText('Your own password');
  await user.type(password, 'Somebody-elses-1');
  await press('Go on', question);
  expect(await within(question).findByText('That is not your password.')).toBeVisible();
  await user.clear(password);
  await user.type(password, personas.admin.password);
  await press('Go on', question);
  await waitFor(() => expect(notices(page)).toEqual(['Udate Successful']));
  const told = globalThis.mockServer.messages.slice(-3).map(({ to }) => to);
  expect(told.sort()).toEqual([`+91${before.phone.number}`, before.email, 'new.place@clinic.example'].sort());
});
