import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CannedAnswer } from '@tvacha/shared-contract';
import { createCannedAnswer, listCannedAnswers, updateCannedAnswer } from '@tvacha/shared-contract/routes/admin/chats';
import { openOffice } from '../../common/test-office';
import { inOtherTab, log, member } from './test-chats';

const canned = { name: 'Is it the same number', text: 'Hello {name}, is your number still the same?' };
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('[ADM-04] a slash offers canned answers; the chosen one goes in at the cursor, with the name filled in', async () => {
  await openOffice('/admin/chat');
  await inOtherTab(createCannedAnswer, { body: canned });
  await userEvent.click(await screen.findByRole('link', { name: new RegExp(member) }));
  await log();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
  await userEvent.type(field, 'Good morning. Bye.');
  // A slash within a word is a slash.
  await userEvent.type(field, 'x/');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.type(field, '{Backspace}{Backspace}');
  await userEvent.type(field, '/', { initialSelectionStart: 14, initialSelectionEnd: 14 });
  const panel = within(await screen.findByRole('dialog', { name: 'Canned answers' }));
  await panel.findByText('Hours');
  await userEvent.keyboard('same number{Enter}');
  await waitFor(() =>
    expect(field.value).toMatch(/^Good morning\. Hello .*Joshi, is your number still the same\?Bye\.$/),
  );
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart)).toBe('Bye.');
});

test('[ADM-04] canned answers are kept by staff; changed by two at once, both texts are there', async () => {
  await openOffice('/admin/chat/answers');
  await userEvent.click(await screen.findByRole('button', { name: 'Add an answer' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Lunch');
  await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'From ten to six.');
  await press('Save');
  const list = within(await screen.findByRole('list', { name: 'Canned answers' }));
  expect(await list.findByText('From ten to six.')).toBeVisible();
  const kept = async () =>
    (await inOtherTab<CannedAnswer[]>(listCannedAnswers, {})).find(({ name }) => name === 'Lunch');
  const one = await kept();
  await press('Edit Lunch');
  await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), ' On Friday to five.');
  const theirs = { id: one?._id, updatedAt: one?.updatedAt, name: 'Lunch', text: 'From nine.' };
  await inOtherTab(updateCannedAnswer, { body: theirs });
  await press('Save');
  expect(await screen.findByText(/“From nine\.”/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('From ten to six. On Friday to five.');
  await press('Keep mine');
  await press('Save');
  await waitFor(async () => expect((await kept())?.text).toBe('From ten to six. On Friday to five.'));
});
