import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, watchRequests } from '@tvacha/mock-api/jest';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { createAnswer, listQuestions, showQuestion } from '@tvacha/shared-contract/routes/questions';
import { openPage } from '../../common/test-page';

const talked = 'Tinea that does not clear';
const asked = 'Steroid-modified tinea: stop the cream at once?';

/** Opens a webinar that was asked about. */
async function openTalk() {
  const page = await openPage('/doctor/webinars?view=list');
  await userEvent.click(await screen.findByRole('link', { name: talked }));
  await screen.findByRole('heading', { level: 1, name: talked });
  return page;
}
const discussion = async () => within(await screen.findByRole('region', { name: 'Discussion' }));

test('[DOC-07] [DOC-08] under a webinar stands what was asked about it, and a thread opens in its place', async () => {
  await openTalk();
  const part = await discussion();
  expect((await part.findAllByRole('article')).map((row) => within(row).getByRole('heading').textContent)).toEqual([
    asked,
  ]);
  await userEvent.click(part.getByRole('button', { name: 'Read the answers' }));
  const answers = await part.findByRole('list', { name: `Answers to ${asked}` });
  const before = within(answers).getAllByRole('article').length;
  await userEvent.type(part.getByRole('textbox', { name: 'Your answer' }), 'Step down over two weeks.');
  await userEvent.click(part.getByRole('button', { name: 'Post the answer' }));
  await waitFor(() => expect(within(answers).getAllByRole('article')).toHaveLength(before + 1));
});

test('[DOC-07] an answer that is written under a record stays in view where its question was removed meanwhile', async () => {
  await openTalk();
  const part = await discussion();
  await userEvent.click(await part.findByRole('button', { name: 'Read the answers' }));
  const words = 'Step down over two weeks.';
  await userEvent.type(await part.findByRole('textbox', { name: 'Your answer' }), words);
  answer(createAnswer, 404, 'NOT_FOUND');
  answer(showQuestion, 404, 'NOT_FOUND');
  await userEvent.click(part.getByRole('button', { name: 'Post the answer' }));
  expect(await part.findByText(/was removed/)).toBeVisible();
  expect(part.getByRole('textbox', { name: 'Your answer' })).toHaveValue(words);
  await waitFor(() => expect(part.queryByRole('button', { name: 'Post the answer' })).toBeNull());
});

test('[DOC-07] [DOC-08] a question asked from a webinar stands under it, and leads back to it', async () => {
  await openTalk();
  const path = location.pathname;
  await userEvent.click((await discussion()).getByRole('link', { name: 'Ask about this' }));
  const title = await screen.findByRole('textbox', { name: 'Your question in one line' });
  expect(screen.getByRole('link', { name: 'Back to the Webinar' })).toHaveAttribute('href', path);
  await userEvent.type(title, 'Which laboratory do you send cultures to?');
  const text = screen.getByRole('textbox', { name: 'What your colleagues need to know' });
  await userEvent.type(text, 'Ours answers after six weeks, if at all.');
  await userEvent.click(screen.getByRole('button', { name: 'Post the question' }));
  await userEvent.click(await screen.findByRole('link', { name: talked }));
  expect(await (await discussion()).findByText('Which laboratory do you send cultures to?')).toBeVisible();
});

test('[DOC-07] [PERM-02] the discussion fails alone; without the right to read questions none is asked for', async () => {
  answer(listQuestions, 500, 'SERVER_ERROR');
  const page = await openTalk();
  expect(await (await discussion()).findByText('The questions did not load')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: talked })).toBeVisible();
  page.unmount();
  altered(lookUpUser, () => ({
    roleId: { _id: 'one', name: 'Webinars alone', permissions: [{ section: 'Webinar', read: true }] },
  }));
  const requests = watchRequests();
  await openTalk();
  await screen.findByRole('heading', { name: 'Related' });
  expect(screen.queryByRole('region', { name: 'Discussion' })).toBeNull();
  expect(requests.some(({ pathname }) => pathname === listQuestions.path)).toBe(false);
});
