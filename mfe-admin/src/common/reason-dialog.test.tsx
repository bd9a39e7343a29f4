import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storage } from '@tvacha/shared-core/storage';
import { dialog, openOffice } from './test-office';

jest.mock('@tvacha/shared-ui/pdf-viewer', () => jest.requireActual('./test-pdf-viewer'));

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const reason = () => screen.findByRole('textbox', { name: /^Reason/ });

/** Asks why an application is turned down. */
async function openReason() {
  const page = await openOffice('/admin/userlist');
  return {
    page,
    async open() {
      await userEvent.click(await screen.findByRole('row', { name: /Jasleen Kaur/ }));
      await press('Reject');
      return reason();
    },
  };
}

test('[ADM-03] the reason that is being written stays over a reload; put aside, the next begins empty', async () => {
  const before = await openReason();
  await userEvent.type(await before.open(), 'The number is of somebody else.');
  const kept = storage.get('drafts') ?? '';
  await before.page.unmount();
  const after = await openReason();
  // The browser keeps it for its tab; a test's store begins with nothing.
  storage.set('drafts', kept);
  expect(await after.open()).toHaveValue('The number is of somebody else.');
  await userEvent.click(within(await dialog('Reject Dr. Jasleen Kaur?')).getByRole('button', { name: 'Cancel' }));
  await press('Reject');
  expect(await reason()).toHaveValue('');
});
