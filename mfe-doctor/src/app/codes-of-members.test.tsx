import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@tvacha/mock-api/jest';
import { notices } from '@tvacha/mock-api/test-page';
import { listWithoutCopyright } from '@tvacha/shared-contract/routes/contributions';
import { addQuestionPicture, createQuestion, listQuestions } from '@tvacha/shared-contract/routes/questions';
import { openPage } from '../common/test-page';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const firstOf = async (list: string) => {
  const [row] = within(await screen.findByRole('list', { name: list })).getAllByRole('article');
  await userEvent.click(within(row as HTMLElement).getAllByRole('link')[0] as HTMLElement);
};
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

const ask = async () => {
  const page = await openPage('/doctor/questions/ask');
  await fill('Your question in one line', 'Which dose, please?');
  await fill('What your colleagues need to know', 'A boy of six with ringworm of the scalp.');
  return page;
};
const post = async () => {
  const page = await ask();
  await press('Post the question');
  return page;
};
const withdraw = async () => {
  const page = await openPage('/doctor/contributionlist?mine=true&state=published');
  await firstOf('Contributions');
  await press('Withdraw the consent');
  await confirm('Withdraw the consent');
  return page;
};
const saveProfile = async () => {
  const page = await openPage('/doctor/profile');
  await fill('Talks abroad', 'Vienna 2024');
  await press('Save: Papers and talks');
  return page;
};
const answerAndRemove = async () => {
  const page = await openPage('/doctor/questions?filter=unanswered');
  await firstOf('Questions and answers');
  await fill('Your answer', 'By weight, for four weeks.');
  await press('Post the answer');
  await press('Remove');
  await confirm('Remove');
  return page;
};
const addPicture = async () => {
  const page = await ask();
  const picture = new File([new Uint8Array(2000)], 'shin.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Pictures, up to three'), picture);
  return page;
};
const none = { items: [], total: 0, page: 1, dataPerPage: 20 };

type Row = [code: string, place: 'toast' | 'page', words: string | RegExp, when: string, how: typeof ask];

/** Which code is said where when members give each other something, by hand from the product's document. */
const table: Row[] = [
  ['QuestionPostSuccess', 'toast', 'Question posted successfully', 'a question was posted', post],
  ['UPDATE_SUCCCESS', 'toast', 'Udate Successful', 'a part of the profile was saved', saveProfile],
  ['UPDATE_SUCCCESS', 'toast', 'Udate Successful', 'a patient’s consent was taken back', withdraw],
  ['DELETED', 'toast', 'Data Deleted', 'an answer was removed', answerAndRemove],
  [
    ...(['NO_DATA_EXISTS', 'page', 'No question yet', 'nobody has asked yet'] as const),
    () => {
      answer(listQuestions, 200, 'NO_DATA_EXISTS', { ...none, newer: 0, asOf: '' });
      return openPage('/doctor/questions');
    },
  ],
  [
    ...(['NO_DATA_EXISTS', 'page', 'Nothing of yours is kept back', 'nothing is kept back'] as const),
    () => {
      answer(listWithoutCopyright, 200, 'NO_DATA_EXISTS', none);
      return openPage('/doctor/contributions/nocopyright');
    },
  ],
  [
    ...(['VALIDATION_FAILED', 'page', /^There are signs in this text/, 'the server takes no title like that'] as const),
    () => {
      answer(createQuestion, 400, 'VALIDATION_FAILED', { issues: [{ path: 'body.title', message: 'no' }] });
      return post();
    },
  ],
  [
    ...(['PAYLOAD_TOO_LARGE', 'page', /too large/i, 'a question is larger than the server takes'] as const),
    () => {
      answer(createQuestion, 413, 'PAYLOAD_TOO_LARGE');
      return post();
    },
  ],
  [
    ...(['DOCUMENT_VALIDATION_ERROR', 'page', 'This file is damaged', 'a picture is none'] as const),
    () => {
      const issues = [{ path: 'files.questionImage.0', message: 'This file is damaged' }];
      answer(addQuestionPicture, 400, 'DOCUMENT_VALIDATION_ERROR', { issues });
      return addPicture();
    },
  ],
];

test.each(table)(
  '[DOC-06] [DOC-07] [DOC-09] [API-03] %s is said by a %s: %s, where %s',
  async (_code, place, words, _when, how) => {
    const page = await how();
    if (place === 'toast') {
      await waitFor(() => expect(notices(page)).toEqual([words]));
    } else {
      expect(await screen.findByText(words)).toBeVisible();
      expect(notices(page)).toEqual([]);
    }
  },
);
