import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, watchRequests } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import {
  acceptAnswer,
  createAnswer,
  markHelpful,
  reportQuestion,
  showQuestion,
} from '@tvacha/shared-contract/routes/questions';
import { goTo } from '@tvacha/shared-core/testing';
import { openPage } from '../../common/test-page';
import { answersOf, asMember, comeBack, idOf, inOtherTab, ownTitle, peersTitle } from './test-thread';

const open = async (title: string, id?: string) => {
  const page = await openPage(`/doctor/questions/${id ?? (await idOf(title))}`);
  await screen.findByRole('heading', { level: 1, name: title });
  return page;
};
const list = (title: string) => screen.findByRole('list', { name: `Answers to ${title}` });
const articles = async (title: string) => within(await list(title)).getAllByRole('article');
const writing = () => screen.getByRole('textbox', { name: 'Your answer' });
const write = (value: string) => fireEvent.change(writing(), { target: { value } });
const post = () => userEvent.click(screen.getByRole('button', { name: 'Post the answer' }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('[DOC-07] an answer is posted, changed and removed by its author; the field is empty again for the next one', async () => {
  const page = await open(peersTitle);
  const before = (await articles(peersTitle)).length;
  write('Photographs under **Wood’s lamp**, every three months.');
  await post();
  await waitFor(async () => expect(await articles(peersTitle)).toHaveLength(before + 1));
  expect(screen.getByText('Wood’s lamp').tagName).toBe('STRONG');
  await waitFor(() => expect(writing()).toHaveValue(''));
  const own = (await articles(peersTitle)).at(-1) as HTMLElement;
  expect(within(own).queryByRole('button', { name: /^Helpful/ })).toBeNull();
  await userEvent.click(within(own).getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Change your answer' }), { target: { value: 'Every six.' } });
  await press('Save');
  expect(await screen.findByText('Every six.', { selector: 'p' })).toBeVisible();
  expect(await screen.findByText(/^edited /)).toBeVisible();
  await press('Remove');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(async () => expect(await articles(peersTitle)).toHaveLength(before));
  expect(notices(page)).toEqual(['Data Deleted']);
});

test('[DOC-07] [UX-04] a link to what is here is found and put where one writes, and leads there from the answer', async () => {
  await open(peersTitle);
  write('Read this:');
  await press('Add a link');
  await userEvent.type(screen.getByRole('combobox', { name: 'What to link to' }), 'scabies');
  await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  const [, title = '', path = ''] =
    /^Read this: \[(.+)\]\((\/.+)\)$/.exec((writing() as HTMLTextAreaElement).value) ?? [];
  expect(title).toMatch(/scabies/i);
  await waitFor(() => expect(writing()).toHaveFocus());
  await post();
  const link = await within(await list(peersTitle)).findByRole('link', { name: title });
  await userEvent.click(link);
  await waitFor(() => expect(`${location.pathname}${location.search}${location.hash}`).toBe(path));
});

test('[DOC-07] an answer is found helpful at once and once a person, and taken back; refused, it was not', async () => {
  const page = await open(peersTitle);
  const first = (await articles(peersTitle))[0] as HTMLElement;
  const button = within(first).getByRole('button', { name: /^Helpful/ });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  const count = Number(/\d+/.exec(button.textContent ?? '')?.[0] ?? 0);
  await userEvent.click(button);
  expect(within(first).getByRole('button', { pressed: true })).toHaveTextContent(`Helpful to ${count + 1} colleague`);
  await waitFor(async () => expect((await answersOf(await idOf(peersTitle)))[0]?.helpful).toBe(count + 1));
  answer(markHelpful, 503, 'UNAVAILABLE');
  await userEvent.click(within(first).getByRole('button', { pressed: true }));
  await waitFor(() => expect(notices(page)).toHaveLength(1));
  expect(within(first).getByRole('button', { pressed: true })).toBeVisible();
});

test('[DOC-07] another’s question is followed and reported to staff, once; refused, neither is so', async () => {
  await open(peersTitle);
  await press('Follow');
  expect(await screen.findByRole('button', { name: 'Following', pressed: true })).toBeVisible();
  answer(reportQuestion, 503, 'UNAVAILABLE', null, { once: true });
  await userEvent.click(screen.getAllByRole('button', { name: 'Report' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this question?' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'It names or shows a patient' }));
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
  await send();
  expect(await dialog.findByRole('alert')).toBeVisible();
  await send();
  expect(await screen.findByText('Reported to our team')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Following' })).toBeVisible();
});

test('[DOC-07] the asker accepts one answer; another takes its place, and it can be taken back', async () => {
  await open(ownTitle);
  const accept = async (at: number) =>
    userEvent.click(within((await articles(ownTitle))[at] as HTMLElement).getByRole('button', { name: /accept/i }));
  await accept(1);
  await waitFor(async () => expect((await articles(ownTitle))[1]).toHaveTextContent('Accepted'));
  await accept(0);
  await waitFor(async () => expect((await articles(ownTitle))[0]).toHaveTextContent('Accepted'));
  expect((await articles(ownTitle)).filter((one) => /Accepted/.test(one.textContent ?? ''))).toHaveLength(1);
  expect(screen.getByText('Solved')).toBeVisible();
  await press('Take the acceptance back');
  await waitFor(() => expect(screen.queryByText('Solved')).toBeNull());
});

test('[DOC-07] [SES-05] what others write meanwhile is told in a line; an acceptance shows where it stands; nothing moves', async () => {
  const asked = await asMember.ask('Which dose of terbinafine under 20 kg?');
  await inOtherTab.answer(asked._id, 'By weight.');
  const second = await inOtherTab.answer(asked._id, 'For four weeks.');
  await open(asked.title, asked._id);
  const texts = async () =>
    (await articles(asked.title)).map((one) => one.querySelector('p:not([class])')?.textContent);
  expect(await texts()).toEqual(['By weight.', 'For four weeks.']);
  await asMember.answer(asked._id, 'I would ask the parents first.');
  await asMember.answer(asked._id, 'And look at the siblings.');
  await asMember.accept(second._id);
  comeBack();
  const line = await screen.findByRole('button', { name: '2 new answers' });
  expect(await texts()).toEqual(['By weight.', 'For four weeks.']);
  expect((await articles(asked.title))[1]).toHaveTextContent('Accepted');
  await userEvent.click(line);
  await waitFor(async () =>
    expect(await texts()).toEqual([
      'For four weeks.',
      'By weight.',
      'I would ask the parents first.',
      'And look at the siblings.',
    ]),
  );
  expect(screen.queryByRole('button', { name: '2 new answers' })).toBeNull();
});

test('[DOC-07] changed in two tabs, both texts are shown and one is chosen', async () => {
  const id = await idOf(peersTitle);
  const own = await inOtherTab.answer(id, 'Every three months.');
  await open(peersTitle, id);
  await press('Edit');
  const field = screen.getByRole('textbox', { name: 'Change your answer' });
  fireEvent.change(field, { target: { value: 'Every four, from this tab.' } });
  await inOtherTab.change(own._id, 'Every six, from the other tab.');
  await press('Save');
  expect(await screen.findByText(/Both texts are here/)).toBeVisible();
  expect(await screen.findByText('Every six, from the other tab.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Change your answer' })).toHaveValue('Every four, from this tab.');
  await press('Keep mine');
  await press('Save');
  expect(await screen.findByText('Every four, from this tab.', { selector: 'p' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Change your answer' })).toBeNull();
  expect((await answersOf(id)).find(({ _id }) => _id === own._id)?.text).toBe('Every four, from this tab.');
});

test('[DOC-07] of an own answer that was removed while it was changed, what was written stays to be copied', async () => {
  const id = await idOf(peersTitle);
  const own = await inOtherTab.answer(id, 'Every three months.');
  await open(peersTitle, id);
  const before = (await articles(peersTitle)).length;
  await press('Edit');
  const field = () => screen.getByRole('textbox', { name: 'Change your answer' });
  fireEvent.change(field(), { target: { value: 'Every four, with a photograph.' } });
  await inOtherTab.removeAnswer(own._id);
  comeBack();
  expect(await screen.findByText(/^This answer was removed meanwhile/)).toBeVisible();
  expect(await articles(peersTitle)).toHaveLength(before - 1);
  expect(field()).toHaveValue('Every four, with a photograph.');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await press('Cancel');
  expect(screen.queryByRole('textbox', { name: 'Change your answer' })).toBeNull();
});

test('[DOC-07] what is being changed stays with its question: one that was read before opens without it', async () => {
  const [id, others] = [await idOf(ownTitle), await idOf(peersTitle)];
  await inOtherTab.answer(id, 'In writing, with the date.');
  await open(peersTitle, others);
  goTo(`/doctor/questions/${id}`);
  await screen.findByRole('heading', { level: 1, name: ownTitle });
  const own = (await articles(ownTitle)).at(-1) as HTMLElement;
  await userEvent.click(within(own).getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('textbox', { name: 'Change your answer' })).toBeVisible();
  goTo(`/doctor/questions/${others}`);
  await screen.findByRole('heading', { level: 1, name: peersTitle });
  expect(screen.queryByRole('textbox', { name: 'Change your answer' })).toBeNull();
  expect(screen.queryByText(/^This answer was removed meanwhile/)).toBeNull();
});

test('[DOC-07] an answer that was accepted and changed since says so', async () => {
  const asked = await asMember.ask('Which dose of terbinafine under 20 kg?');
  const own = await inOtherTab.answer(asked._id, 'By weight.');
  await asMember.accept(own._id);
  await open(asked.title, asked._id);
  await press('Edit');
  fireEvent.change(screen.getByRole('textbox', { name: 'Change your answer' }), { target: { value: 'By age.' } });
  await press('Save');
  expect(await screen.findByText(/^Changed .+, after it was accepted\.$/)).toBeVisible();
});

test('[DOC-07] of a question that was removed while somebody answered it, what they wrote stays', async () => {
  const asked = await asMember.ask('Which dose of terbinafine under 20 kg?');
  await open(asked.title, asked._id);
  write('By weight, for four weeks.');
  await asMember.remove(asked._id);
  await post();
  expect(await screen.findByText(/This question was removed meanwhile/)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not find that question' })).toBeVisible();
  expect(writing()).toHaveValue('By weight, for four weeks.');
  expect(screen.queryByRole('button', { name: 'Post the answer' })).toBeNull();
});

test('[DOC-07] the draft of an answer stays for its question, over other pages', async () => {
  await open(peersTitle);
  write('Half of a thought');
  await userEvent.click(screen.getByRole('link', { name: 'All questions' }));
  await userEvent.click(await screen.findByRole('link', { name: ownTitle }));
  await screen.findByRole('heading', { level: 1, name: ownTitle });
  expect(writing()).toHaveValue('');
  await userEvent.click(screen.getByRole('link', { name: 'All questions' }));
  await userEvent.type(await screen.findByRole('searchbox'), 'Phenol');
  await userEvent.click(await screen.findByRole('link', { name: peersTitle }));
  await screen.findByRole('heading', { level: 1, name: peersTitle });
  expect(writing()).toHaveValue('Half of a thought');
});

test('[DOC-07] of 500 answers those near the view alone are in the document, and asked for', async () => {
  const given = Array.from({ length: 50 }, (_, at) => ({ _id: `a${at}`, questionId: 'q', text: `Answer ${at}` }));
  const usual = { author: { name: 'Dr. A', city: '' }, createdAt: new Date().toISOString(), editedAt: null };
  const flags = { accepted: false, changedSince: false, helpful: 0, marked: false, own: false };
  const items = given.map((one) => ({ ...usual, ...flags, ...one }));
  const asOf = new Date().toISOString();
  altered(showQuestion, () => ({
    answers: { items, total: 500, page: 1, dataPerPage: 50, asOf, newer: 0, at: null },
  }));
  const requests = watchRequests();
  await open(peersTitle);
  const rows = within(await list(peersTitle)).getAllByRole('listitem');
  expect(rows.length).toBeLessThan(30);
  expect(rows[0]).toHaveAttribute('aria-setsize', '500');
  expect(screen.getByRole('heading', { name: '500 answers' })).toBeVisible();
  expect(requests.filter(({ pathname }) => pathname === showQuestion.path)).toHaveLength(1);
});

test('[DOC-07] an own question is changed; it is removed only while nobody has answered', async () => {
  const page = await open(ownTitle);
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await press('Edit');
  const title = screen.getByRole('textbox', { name: 'Your question in one line' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Consent withdrawn: what about old slides?');
  await press('Save');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Consent withdrawn: what about old slides?' }),
  ).toBeVisible();
  expect(screen.getByText(/edited /)).toBeVisible();
  expect(notices(page)).toEqual([]);
});

test('[DOC-07] an own question is removed while nobody has answered; answered meanwhile, it stays and says so', async () => {
  const [first, second] = [await inOtherTab.ask('Which dose under 20 kg?'), await inOtherTab.ask('And over 20 kg?')];
  const remove = async () => {
    await press('Remove');
    const dialog = within(await screen.findByRole('dialog'));
    return () => userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  };
  const page = await open(first.title, first._id);
  await (await remove())();
  expect(await screen.findByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
  expect(notices(page)).toEqual(['Data Deleted']);
  await userEvent.click(await screen.findByRole('link', { name: second.title }));
  await screen.findByRole('heading', { level: 1, name: second.title });
  const confirm = await remove();
  await asMember.answer(second._id, 'Four tablets.');
  await confirm();
  expect(await screen.findByText(/a question with answers stays/)).toBeVisible();
});

test('[DOC-07] too short an answer is said at the field; what the server refuses in the form', async () => {
  await open(peersTitle);
  write('x');
  await post();
  expect(await screen.findByText('Write at least 2 characters.')).toBeVisible();
  write('By weight.');
  answer(createAnswer, 413, 'PAYLOAD_TOO_LARGE', null, { once: true });
  await post();
  expect(await screen.findByRole('alert')).toHaveTextContent(/too large/i);
  expect(writing()).toHaveValue('By weight.');
});

test('[PERM-02] who may only read is shown no way to answer, ask, accept or change', async () => {
  altered(lookUpUser, () => ({
    roleId: { _id: 'one', name: 'Reader', permissions: [{ section: 'Questions', read: true }] },
  }));
  const requests = watchRequests();
  const page = await open(ownTitle);
  for (const name of ['Edit', 'Remove', 'Accept this answer', 'Post the answer'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  page.unmount();
  await openPage('/doctor/questions/ask');
  expect(await screen.findByRole('heading', { level: 1, name: /Questions and answers/ })).toBeVisible();
  expect(requests.some(({ pathname }) => pathname === acceptAnswer.path)).toBe(false);
});

test('[PERM-02] who may write in questions and nowhere else may answer', async () => {
  altered(lookUpUser, () => ({
    roleId: { _id: 'one', name: 'Writer', permissions: [{ section: 'Questions', read: true, create: true }] },
  }));
  await open(peersTitle);
  expect(await screen.findByRole('button', { name: 'Post the answer' })).toBeEnabled();
});
