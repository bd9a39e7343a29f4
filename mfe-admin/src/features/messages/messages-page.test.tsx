import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, watch } from '@tvacha/mock-api/jest';
import { discardMessage, listOutbox, retryMessage } from '@tvacha/shared-contract/routes/admin/outbox';
import { openOffice, pretend } from '../../common/test-office';
import type { UndeliveredMessage } from './messages';

const message: UndeliveredMessage = {
  _id: '00000000-0000-4000-8000-000000000001',
  state: 'dead',
  channel: 'email',
  recipient: 'meera@tvacha.example',
  template: 'application.approved',
  subject: 'Welcome to Tvacha',
  tries: 9,
  reason: '550 no such mailbox',
  createdAt: '2026-11-20T09:00:00.000Z',
  settledAt: '2026-11-21T09:00:00.000Z',
};
const paged = (...items: UndeliveredMessage[]) => ({ items, total: items.length, page: 1, dataPerPage: 20 });
const row = () => screen.findByRole('row', { name: /meera@tvacha\.example/ });

test('[SEC-42] a message that was given up is shown with its reason, and tried again', async () => {
  answer(listOutbox, 200, 'SUCCESS', paged(message), { once: true });
  answer(retryMessage, 200, 'UPDATE_SUCCCESS', null);
  const sent = watch(retryMessage);
  await openOffice('/admin/userlist');
  await userEvent.click(await screen.findByRole('link', { name: 'Messages not delivered' }));
  expect(await row()).toHaveTextContent(/Mail.*Welcome to Tvacha.*550 no such mailbox.*9/);
  await userEvent.click(within(await row()).getByRole('button', { name: 'Try again to meera@tvacha.example' }));
  await waitFor(() => expect(sent).toEqual([{ id: message._id }]));
  expect(await screen.findByText('No message was given up')).toBeVisible();
});

test('[SEC-42] it is deleted once that is confirmed; those that wait have an address of their own', async () => {
  answer(listOutbox, 200, 'SUCCESS', paged(message), { once: true });
  answer(discardMessage, 200, 'DELETED', null);
  await openOffice('/admin/messages');
  await userEvent.click(within(await row()).getByRole('button', { name: /^Delete the message to meera/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No message was given up')).toBeVisible();

  answer(listOutbox, 200, 'SUCCESS', paged({ ...message, state: 'waiting', settledAt: null }));
  await userEvent.click(screen.getByRole('radio', { name: 'Tried again' }));
  expect(location.search).toBe('?state=waiting');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Try again to/ })).toBeNull());
});

test('[SEC-42] [PERM-01] who may read alone is offered neither; a failed list is said', async () => {
  pretend([{ section: 'User Verification', read: true }]);
  answer(listOutbox, 200, 'SUCCESS', paged(message));
  const page = await openOffice('/admin/messages', 'subAdmin');
  expect(within(await row()).queryAllByRole('button')).toHaveLength(0);
  page.unmount();
  answer(listOutbox, 500, 'SERVER_ERROR');
  await openOffice('/admin/messages');
  expect(await screen.findByText('The messages could not be loaded')).toBeVisible();
});

test('[SEC-42] a phone number is read in groups, where it stands and in what is done with it', async () => {
  answer(listOutbox, 200, 'SUCCESS', paged({ ...message, channel: 'sms', recipient: '+919822200001', subject: null }));
  await openOffice('/admin/messages');
  const sms = await screen.findByRole('row', { name: /\+91 98222 00001/ });
  expect(within(sms).getByRole('button', { name: 'Try again to +91 98222 00001' })).toBeVisible();
  expect(sms).not.toHaveTextContent('9822200001');
});
