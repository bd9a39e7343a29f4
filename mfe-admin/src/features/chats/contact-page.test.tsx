import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handleContactMessage, listContactMessages } from '@tvacha/shared-contract/routes/admin/chats';
import { inOtherTab, openOffice } from '../../common/test-office';
import type { ContactPageValue } from './contact';

const openFirst = async () => {
  await openOffice('/admin/chat/messages');
  const [row] = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  await userEvent.click(row as HTMLElement);
  const drawer = within(await screen.findByRole('dialog'));
  const id = new URLSearchParams(location.search).get('id') ?? '';
  const { items } = await inOtherTab<ContactPageValue>(listContactMessages, {
    query: { state: 'all', dataPerPage: 100 },
  });
  const message = items.find(({ _id }) => _id === id);
  return { drawer, id, email: message?.email ?? '' };
};

test('[ADM-04] a message of the contact form is answered by mail, which handles it', async () => {
  const { drawer, email } = await openFirst();
  await userEvent.type(drawer.getByRole('textbox', { name: 'Your answer' }), 'We are there from ten to six.');
  await userEvent.click(drawer.getByRole('button', { name: 'Send by mail' }));
  expect(await drawer.findByText(/^Handled /)).toBeVisible();
  expect(drawer.getByText('We are there from ten to six.')).toBeVisible();
  const mail = () => globalThis.mockServer.messages.findLast(({ to }) => to === email)?.text;
  await waitFor(() => expect(mail()).toContain('We are there from ten to six.'));
});

test('[ADM-04] handled by somebody else meanwhile, nothing is mailed and the text stays', async () => {
  const { drawer, id, email } = await openFirst();
  const field = drawer.getByRole('textbox', { name: 'Your answer' });
  await userEvent.type(field, 'We are there from ten to six.');
  await inOtherTab(handleContactMessage, { body: { id, handled: true, note: 'Called back.' } });
  await userEvent.click(drawer.getByRole('button', { name: 'Send by mail' }));
  expect(await drawer.findByText(/^Somebody has handled this message/)).toBeVisible();
  expect(field).toHaveValue('We are there from ten to six.');
  await waitFor(() => expect(drawer.queryByRole('button', { name: 'Send by mail' })).toBeNull());
  expect(globalThis.mockServer.messages.filter(({ to }) => to === email)).toEqual([]);
});

test.each([
  ['handled', 'Handled'],
  ['open', 'Open'],
])('[ADM-04] each message that is %s says so in the list', async (state, said) => {
  await openOffice(`/admin/chat/messages?state=${state}`);
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows).not.toHaveLength(0);
  for (const row of rows) expect(within(row).getByText(said)).toBeVisible();
});
