import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, network, watch, watchRequests } from '@tvacha/mock-api/jest';
import { sessionOf } from '@tvacha/mock-api/test-page';
import {
  clearPost,
  hideAnswer,
  hideQuestion,
  listAllAnswers,
  listAllQuestions,
  showPost,
} from '@tvacha/shared-contract/routes/admin/moderation';
import { call } from '@tvacha/shared-core/http';
import { callAs, dialog, openId, openOffice, pretend } from '../../common/test-office';

const path = '/admin/content-approval/posts';
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const inFull = () => call(showPost, { query: { id: openId() } });
const reason = 'It tells who the patient is.';

/** Opens the first row of the list. */
async function openFirst() {
  const user = userEvent.setup();
  await user.click((await rows())[0] as HTMLElement);
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByRole('region', { name: 'Its thread' });
  const press = async (name: string) => user.click(await drawer.findByRole('button', { name }));
  return { user, drawer, press, seen: await inFull() };
}
test('[ADM-04] [DOC-07] what is reported comes first, with its reasons and how often each; the address keeps the rest', async () => {
  const asked = watchRequests();
  await openOffice(path);
  const list = await rows();
  expect(await screen.findByRole('radio', { name: new RegExp(`Questions\\s*${list.length}`) })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^Answers/ }));
  await waitFor(() => expect(location.search).toBe('?of=answer'));
  expect(await screen.findByText('Could harm a patient: 2')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search questions and answers' }), 'nothing like it');
  expect(await screen.findByText('Nothing here')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show what is reported' }));
  expect(location.search).toBe('');
  for (const { path: listed } of [listAllQuestions, listAllAnswers]) {
    const states = asked.filter(({ pathname }) => pathname === listed);
    expect(new Set(states.map(({ searchParams }) => searchParams.get('state')))).toEqual(new Set(['reported']));
  }
});

test('[ADM-04] an answer is read in its thread, and taken down with a reason that helps its author', async () => {
  await openOffice(`${path}?of=answer`);
  const sent = watch(hideAnswer);
  const { user, drawer, press, seen } = await openFirst();
  expect(drawer.getByText(seen.question.text)).toBeVisible();
  expect(drawer.getByText('Nothing yet')).toBeVisible();
  await press('Take down');
  const asking = within(await dialog('Take this answer down?'));
  await user.type(asking.getByLabelText('Reason'), 'Bad');
  await user.click(asking.getByRole('button', { name: 'Take down' }));
  expect(await asking.findByText(/Write at least 10 characters/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(asking.getByLabelText('Reason'));
  await user.type(asking.getByLabelText('Reason'), reason);
  await user.click(asking.getByRole('button', { name: 'Take down' }));
  expect(await drawer.findByText('It is taken down. Its author has your reason.')).toBeVisible();
  expect(sent).toEqual([{ id: openId(), editedAt: null, hidden: true, reason }]);
  // Who looks at it next reads what was decided and why, and may show it again.
  expect(await drawer.findByText(reason)).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Keep it' })).not.toBeInTheDocument();
  await press('Show again');
  await user.click(within(await dialog('Show it again?')).getByRole('button', { name: 'Show again' }));
  expect(await drawer.findByText('It is shown again. Its author is told.')).toBeVisible();
  expect((await inFull()).decisions.map(({ done }) => done)).toEqual(['shown', 'hidden']);
});

test('[ADM-04] what is in order is kept: it leaves the list, and its reports count no longer', async () => {
  await openOffice(path);
  const before = (await rows()).length;
  const sent = watch(clearPost);
  const { user, drawer, press, seen } = await openFirst();
  const reports = seen.question.reports.reduce((sum, { count }) => sum + count, 0);
  await press('Keep it');
  await user.click(within(await dialog('Keep it?')).getByRole('button', { name: 'Keep it' }));
  expect(await drawer.findByText('It stays. Its reports count no longer.')).toBeVisible();
  expect(sent).toEqual([{ id: seen.question._id, editedAt: null, reports }]);
  expect(await screen.findByRole('radio', { name: new RegExp(`Questions\\s*${before - 1}`) })).toBeInTheDocument();
  expect((await inFull()).question.reports).toEqual([]);
});

test('[ADM-04] of two who decide the second hears of it, and sees how it stands', async () => {
  await openOffice(path);
  const { user, drawer, press, seen } = await openFirst();
  const { _id: id, editedAt } = seen.question;
  expect(await callAs('subAdminWithout', hideQuestion, { id, editedAt, hidden: true, reason })).toBe('UPDATE_SUCCCESS');
  await press('Keep it');
  await user.click(within(await dialog('Keep it?')).getByRole('button', { name: 'Keep it' }));
  expect(await drawer.findByText(/reported again or decided on in the meantime/)).toBeVisible();
  expect(await drawer.findByText(reason)).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Show again' })).toBeVisible();
});

test('[ADM-01] [PERM-03] with read alone there is nothing to decide with; without it nothing is asked for', async () => {
  pretend([{ section: 'Content Approval', read: true }]);
  const page = await openOffice(path, 'subAdminWithout');
  const { drawer } = await openFirst();
  expect(drawer.getByText('Your role may read questions and answers, but not decide on them.')).toBeVisible();
  for (const name of ['Keep it', 'Take down']) expect(drawer.queryByRole('button', { name })).not.toBeInTheDocument();
  page.unmount();
  network.resetHandlers();
  const calls = watchRequests();
  await openOffice(path, 'subAdmin');
  expect(await screen.findByText('You cannot open Content Approval')).toBeVisible();
  expect(calls.map(({ pathname }) => pathname)).not.toContain(listAllQuestions.path);
});

test('[ADM-04] an empty list is no failure; a failed one is said in its place; an address of nothing says so', async () => {
  // One login for all: the second factor takes a code once.
  const admin = await sessionOf('admin');
  answer(listAllQuestions, 200, 'SUCCESS', {
    ...{ items: [], total: 0, page: 1, dataPerPage: 10 },
    reported: { question: 0, answer: 0 },
  });
  const page = await openOffice(path, admin);
  expect(await screen.findByText('Nothing is reported')).toBeVisible();
  page.unmount();
  network.resetHandlers();
  answer(listAllQuestions, 500, 'SERVER_ERROR');
  const failed = await openOffice(path, admin);
  expect(await screen.findByText('The list could not be loaded')).toBeVisible();
  failed.unmount();
  network.resetHandlers();
  await openOffice(`${path}?id=00000000-0000-4000-8000-000000000000`, admin);
  expect(await screen.findByText('There is no such question or answer')).toBeVisible();
});
