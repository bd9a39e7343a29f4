import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, answer, watchRequests } from '@tvacha/mock-api/jest';
import { notices, sessionOf } from '@tvacha/mock-api/test-page';
import type { Question } from '@tvacha/shared-contract';
import {
  addQuestionPicture,
  createQuestion,
  findSimilarQuestions,
  listQuestions,
  showQuestion,
} from '@tvacha/shared-contract/routes/questions';
import { endSession, startSession } from '@tvacha/shared-core/session';
import { openPage } from '../../common/test-page';
import { answersOf, asMember, comeBack, idOf, ownTitle, peersTitle } from './test-thread';

const unknownId = '00000000-0000-4000-8000-000000000000';
const rows = () => screen.findByRole('list', { name: 'Questions and answers' });
const titleField = () => screen.findByRole('textbox', { name: 'Your question in one line' });
const textField = () => screen.getByRole('textbox', { name: 'What your colleagues need to know' });
const post = () => userEvent.click(screen.getByRole('button', { name: 'Post the question' }));
const paste = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('[DOC-07] questions are narrowed by the server: unanswered, mine, my field, a topic; the address keeps it', async () => {
  const requests = watchRequests();
  await openPage('/doctor/questions?filter=unanswered');
  for (const row of within(await rows()).getAllByRole('article')) expect(row).toHaveTextContent(/^0answers/);
  await userEvent.click(screen.getByRole('radio', { name: 'Mine' }));
  await waitFor(async () => expect(within(await rows()).getByRole('link', { name: ownTitle })).toBeVisible());
  await userEvent.click(screen.getByRole('radio', { name: 'My field' }));
  await waitFor(() => expect(location.search).toBe('?filter=field'));
  expect(await within(await rows()).findAllByRole('link', { name: 'Pigment' })).not.toHaveLength(0);
  await userEvent.click(within(await rows()).getAllByRole('link', { name: 'Pigment' })[0] as HTMLElement);
  await waitFor(() => expect(location.search).toBe('?speciality=pigment'));
  const asked = requests.filter(({ pathname }) => pathname === listQuestions.path);
  const filters = asked.map(({ searchParams }) => searchParams.get('filter') ?? searchParams.get('speciality'));
  expect([...new Set(filters)]).toEqual(['unanswered', 'mine', 'field', 'pigment']);
});

test('[DOC-07] a row of the list says how many pictures a question has, and nothing of none', async () => {
  altered(listQuestions, ({ items }) => ({
    items: (items as Question[]).map((item, at) => ({ ...item, pictures: at })),
  }));
  await openPage('/doctor/questions');
  const [none, one, two] = within(await rows()).getAllByRole('article');
  expect(none).not.toHaveTextContent(/picture/);
  expect(one).toHaveTextContent(/· 1 picture$/);
  expect(two).toHaveTextContent(/· 2 pictures$/);
});

test('[DOC-07] [API-03] that there is no question is silent; failed, closed and unknown are said', async () => {
  answer(listQuestions, 200, 'NO_DATA_EXISTS', { items: [], total: 0, page: 1, dataPerPage: 20, newer: 0, asOf: '' });
  const none = await openPage('/doctor/questions');
  expect(await screen.findByRole('heading', { name: 'No question yet' })).toBeVisible();
  expect(notices(none)).toEqual([]);
  none.unmount();
  answer(listQuestions, 500, 'SERVER_ERROR', null, { once: true });
  const failed = await openPage('/doctor/questions');
  expect(await screen.findByText('The questions did not load')).toBeVisible();
  failed.unmount();
  answer(listQuestions, 403, 'FORBIDDEN');
  const closed = await openPage('/doctor/questions');
  expect(await screen.findByRole('heading', { name: /Questions and answers/, level: 2 })).toBeVisible();
  closed.unmount();
  await openPage(`/doctor/questions/${unknownId}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not find that question' })).toBeVisible();
});

test('[DOC-07] what is like it shows while a title is typed; the question is posted, said, and drawn without running', async () => {
  const page = await openPage('/doctor/questions/ask');
  await userEvent.type(await titleField(), 'Ferritin in hair shedding?');
  const similar = within(await screen.findByRole('region', { name: /This was asked before/ }));
  expect(similar.getByRole('link', { name: 'Ferritin target in shedding' })).toBeVisible();
  paste(textField(), 'Which **target** do you write?\n\n<script>alert(1)</script>\n\n[Book](javascript:alert(2))');
  await userEvent.click(await screen.findByRole('button', { name: 'Dosage' }));
  await post();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ferritin in hair shedding?' })).toBeVisible();
  expect(notices(page)).toEqual(['Question posted successfully']);
  expect(screen.getByText('target').tagName).toBe('STRONG');
  expect(screen.getByText('<script>alert(1)</script>')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Book' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Dosage' })).toHaveAttribute('href', '/doctor/questions?tag=dosage');
  expect(document.querySelector('script[src], main script')).toBeNull();
});

test('[DOC-07] of a text of 4,001 signs nothing is cut off or sent; a sixth topic cannot be pressed', async () => {
  const requests = watchRequests();
  await openPage('/doctor/questions/ask');
  paste(await titleField(), 'Which dose, please?');
  paste(textField(), 'x'.repeat(4001));
  expect(screen.getByText('1 character too many')).toBeVisible();
  for (const name of ['Dosage', 'Diagnosis', 'Biologics', 'Procedures', 'Children'])
    await userEvent.click(await screen.findByRole('button', { name }));
  expect(screen.getByRole('button', { name: 'Elderly' })).toBeDisabled();
  await post();
  expect(await screen.findByText('Write at most 4,000 characters; nothing was cut off.')).toBeVisible();
  expect(textField()).toHaveValue('x'.repeat(4001));
  expect(textField()).toHaveFocus();
  expect(requests.filter(({ pathname }) => pathname === createQuestion.path)).toEqual([]);
});

test.each([
  ['a phone number', 'Call her on 98450 12345 for the pictures.'],
  ['an identity card', 'Aadhaar 1234 5678 9012, seen twice.'],
  ['a mail address', 'Write to a.rao@example.in for slides.'],
  ['a name', 'Mrs. Lakshmi came with a ring on the shin.'],
])('[DOC-07] [SEC-30] %s in a question is warned of: patients are never named', async (_what, words) => {
  await openPage('/doctor/questions/ask');
  await titleField();
  expect(screen.queryByText(/This looks like a name/)).toBeNull();
  paste(textField(), words);
  expect(screen.getByText(/This looks like a name/)).toBeVisible();
  paste(textField(), 'Terbinafine 250 mg for 6 weeks in 1200 patients of 2019-2024, 62.5 mg under 20 kg.');
  expect(screen.queryByText(/This looks like a name/)).toBeNull();
});

test('[DOC-07] what the server refuses is said in the form, and nothing of it is lost', async () => {
  const page = await openPage('/doctor/questions/ask');
  paste(await titleField(), 'Which dose, please?');
  paste(textField(), 'A boy of six with ringworm of the scalp.');
  for (const [status, code, words] of [
    [413, 'PAYLOAD_TOO_LARGE', /too large/i],
    [429, 'RATE_LIMITED', /too many|later|wait/i],
  ] as const) {
    answer(createQuestion, status, code, null, { once: true });
    await post();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(textField()).toHaveValue('A boy of six with ringworm of the scalp.');
  }
  const issues = [{ path: 'body.title', message: 'no' }];
  answer(createQuestion, 400, 'VALIDATION_FAILED', { issues }, { once: true });
  await post();
  await waitFor(async () => expect(await titleField()).toHaveFocus());
  expect(notices(page)).toEqual([]);
});

test('[DOC-07] [SES-05] questions that came meanwhile are told in a line, and nothing moves before it is pressed', async () => {
  await openPage('/doctor/questions');
  const first = within(await rows()).getAllByRole('article')[0]?.textContent;
  await asMember.ask('What came in the meantime?');
  comeBack();
  const line = await screen.findByRole('button', { name: '1 new question' });
  expect(within(await rows()).getAllByRole('article')[0]).toHaveTextContent(first ?? '');
  await userEvent.click(line);
  expect(await screen.findByRole('link', { name: 'What came in the meantime?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '1 new question' })).toBeNull();
});

test('[DOC-07] [UX-04] a link to a book, its page, a lesson or a case is found and put into the text', async () => {
  await openPage('/doctor/questions/ask');
  await titleField();
  await userEvent.click(screen.getByRole('button', { name: 'Add a link' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'What to link to' }), 'ferritin');
  const [option] = await screen.findAllByRole('option');
  await userEvent.click(option as HTMLElement);
  expect((textField() as HTMLTextAreaElement).value).toMatch(/^\[.+\]\(\/(doctor|patient)\/\S+\)$/);
  expect(textField()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = screen.getByRole('region', { name: 'Preview: What your colleagues need to know' });
  expect(within(preview).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/(doctor|patient)\//));
});

test('[DOC-07] without words nothing similar is asked for, and that it did not come is no fault of the page', async () => {
  const requests = watchRequests();
  answer(findSimilarQuestions, 500, 'SERVER_ERROR');
  const page = await openPage('/doctor/questions/ask');
  paste(await titleField(), 'Ferritin target?');
  await waitFor(() => expect(requests.some(({ pathname }) => pathname === findSimilarQuestions.path)).toBe(true));
  expect(requests.filter(({ pathname }) => pathname === findSimilarQuestions.path)).toHaveLength(1);
  expect(notices(page)).toEqual([]);
});

test('[DOC-07] [UX-04] a link to an answer leads to it; of one that is gone the page says so', async () => {
  const id = await idOf(peersTitle);
  const [given] = await answersOf(id);
  const page = await openPage(`/doctor/questions/${id}#answer-${given?._id}`);
  const list = await screen.findByRole('list', { name: `Answers to ${peersTitle}` });
  expect(list.querySelector('[data-led="true"]')?.id).toBe(`answer-${given?._id}`);
  page.unmount();
  const requests = watchRequests();
  const gone = await openPage(`/doctor/questions/${id}#answer-${unknownId}`);
  expect(await screen.findByText('The answer that the link leads to was removed')).toBeVisible();
  expect(requests.find(({ pathname }) => pathname === showQuestion.path)?.searchParams.get('answer')).toBe(unknownId);
  gone.unmount();
  await openPage(`/doctor/questions/${id}#answer-of-no-form`);
  expect(await screen.findByRole('list', { name: `Answers to ${peersTitle}` })).toBeVisible();
});

/** Four times the same picture, of a pixel. */
const four = () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
  return [1, 2, 3, 4].map((at) => new File([bytes], `shin-${at}.png`, { type: 'image/png' }));
};
const pictureCount = () => screen.queryAllByRole('img', { name: /^Picture \d$/ }).length;

test('[DOC-07] up to three pictures are sent one by one, ticked, and stand in large with the question; an edit takes one away', async () => {
  const requests = watchRequests();
  const asked = () => requests.filter(({ pathname }) => pathname === createQuestion.path).length;
  await openPage('/doctor/questions/ask');
  paste(await titleField(), 'A ring on the shin: what is it?');
  paste(textField(), 'For six weeks, with scale at its edge, after cattle.');
  const choose = (files: File[]) => userEvent.upload(screen.getByLabelText('Pictures, up to three'), files);
  await choose(four());
  expect(await screen.findByText('shin-4.png: there is room for 3 files.')).toBeVisible();
  await waitFor(() => expect(pictureCount()).toBe(3));
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 3' }));
  await choose(four().slice(0, 2));
  expect(await screen.findByText('A question has at most three pictures.')).toBeVisible();
  await waitFor(() => expect(pictureCount()).toBe(3));
  expect(requests.filter(({ pathname }) => pathname === addQuestionPicture.path)).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 3' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^In picture 1 no face/ }));
  await post();
  expect(await screen.findByText('Look at each picture and tick it, or remove it.')).toBeVisible();
  expect(asked()).toBe(0);
  await userEvent.click(screen.getByRole('checkbox', { name: /^In picture 2 no face/ }));
  answer(addQuestionPicture, 503, 'UNAVAILABLE', null, { once: true });
  await choose(four().slice(0, 1));
  await screen.findByRole('button', { name: 'Try again: shin-1.png' });
  await post();
  expect(await screen.findByText(/^A picture is still to be looked at or on its way/)).toBeVisible();
  expect(asked()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Remove shin-1.png' }));
  await post();
  await screen.findByRole('heading', { level: 1, name: 'A ring on the shin: what is it?' });
  const gallery = within(await screen.findByRole('region', { name: 'Pictures' }));
  expect(gallery.getByRole('group', { name: /^Picture 1.*Plus and minus zoom/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  for (const box of screen.getAllByRole('checkbox', { name: /^In picture/ })) expect(box).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  await waitFor(() => expect(pictureCount()).toBe(1));
});

test.each([
  ['a question', async () => '/doctor/questions/ask', 'What your colleagues need to know'],
  ['an answer', async () => `/doctor/questions/${await idOf(peersTitle)}`, 'Your answer'],
])(
  '[SES-04] [DOC-07] ended by another device in the middle of %s, it is there at the same person’s next login, and for nobody else',
  async (what, pathOf, name) => {
    const field = () => screen.findByRole('textbox', { name });
    const enterAs = async (persona: 'doctor' | 'admin') => {
      const session = await sessionOf(persona);
      await act(async () => void (session && (await startSession(session))));
    };
    await openPage(await pathOf());
    paste(await field(), 'Half of a thought');
    const pictures = what === 'a question' ? 1 : 0;
    if (pictures) await userEvent.upload(screen.getByLabelText('Pictures, up to three'), four().slice(0, 1));
    await waitFor(() => expect(pictureCount()).toBe(pictures));
    await act(() => endSession('replaced'));
    expect(screen.queryByDisplayValue('Half of a thought')).toBeNull();
    await enterAs('doctor');
    expect(await field()).toHaveValue('Half of a thought');
    await waitFor(() => expect(pictureCount()).toBe(pictures));
    await act(() => endSession('replaced'));
    await enterAs('admin');
    expect(await field()).toHaveValue('');
    expect(pictureCount()).toBe(0);
    await act(() => endSession('replaced'));
    await enterAs('doctor');
    expect(await field()).toHaveValue('');
  },
);
