import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CannedAnswer } from '@tvacha/shared-contract';
import {
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from '@tvacha/shared-contract/routes/admin/chats';
import { inOtherTab, openOffice } from '../../common/test-office';
import { log, member } from './test-chats';

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
  expect(await screen.findByText('From nine.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('From ten to six. On Friday to five.');
  await press('Keep yours');
  await press('Save');
  await waitFor(async () => expect((await kept())?.text).toBe('From ten to six. On Friday to five.'));
});

test('[ADM-04] a field that a colleague changed comes in beside one’s own; of an answer they deleted the text stays', async () => {
  await openOffice('/admin/chat');
  await inOtherTab(createCannedAnswer, { body: canned });
  const of = async (wanted: string) =>
    (await inOtherTab<CannedAnswer[]>(listCannedAnswers, {})).find(({ name }) => name === wanted);
  const { _id: id, updatedAt } = (await of(canned.name)) as CannedAnswer;
  await userEvent.click(await screen.findByRole('link', { name: 'Canned answers' }));
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${canned.name}` }));
  const field = screen.getByRole('textbox', { name: 'Answer' });
  await userEvent.type(field, ' Or another?');
  await inOtherTab(updateCannedAnswer, { body: { id, updatedAt, name: 'Same number', text: canned.text } });
  await press('Save');
  await waitFor(async () => expect((await of('Same number'))?.text).toBe(`${canned.text} Or another?`));

  await userEvent.click(await screen.findByRole('button', { name: 'Edit Same number' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), ' Tell us.');
  await inOtherTab(deleteCannedAnswer, { query: { id } });
  await press('Save');
  expect(await screen.findByText(/^This answer was deleted/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(canned.text)).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue(`${canned.text} Or another? Tell us.`);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});
