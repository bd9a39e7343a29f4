import { act } from '@testing-library/react';
import { sessionOf } from '@tvacha/mock-api/test-page';
import type { Envelope, Question, QuestionAnswer, QuestionDetail } from '@tvacha/shared-contract';
import type { Operation } from '@tvacha/shared-contract/routes';
import {
  acceptAnswer,
  createAnswer,
  createQuestion,
  deleteAnswer,
  deleteQuestion,
  listQuestions,
  markHelpful,
  showQuestion,
  updateAnswer,
} from '@tvacha/shared-contract/routes/questions';
import { storage } from '@tvacha/shared-core/storage';

/** Of the demo doctor, who reads the pages; and of a colleague. */
export const ownTitle = 'Consent for photographs: how do you record withdrawal?';
export const peersTitle = 'Phenol for ingrown nails in diabetics';

/** A second login would end the first. */
let memberToken: string | undefined;
afterEach(() => {
  memberToken = undefined;
});
async function tokenOf(who: 'admin' | 'doctor') {
  if (who === 'doctor') return storage.get('token') ?? (await sessionOf(who))?.token;
  memberToken ??= (await sessionOf(who))?.token;
  return memberToken;
}

/** Calls the mocked server beside the page, as another member or as another tab of the reader. */
async function callAs<Result>(who: 'admin' | 'doctor', { method, path }: Operation, query: object, body?: object) {
  const address = new URL(`${path}?${new URLSearchParams(Object.entries(query))}`, location.origin);
  const headers = { authorization: `Bearer ${await tokenOf(who)}`, 'content-type': 'application/json' };
  const request = new Request(address, { method, headers, body: body && JSON.stringify(body) });
  const envelope = (await (await globalThis.mockServer.fetch(request)).json()) as Envelope & { result: Result };
  if (envelope.error) throw new Error(`${path} answers ${envelope.code}`);
  return envelope.result;
}

const text = 'A boy of six with ringworm of the scalp; what do you give, and how long?';

export const asMember = {
  ask: (title: string) => callAs<QuestionDetail>('admin', createQuestion, {}, { title, text }),
  answer: (questionId: string, words: string) =>
    callAs<QuestionAnswer>('admin', createAnswer, {}, { questionId, text: words }),
  accept: (answerId: string) => callAs<QuestionAnswer>('admin', acceptAnswer, {}, { answerId }),
  mark: (answerId: string) => callAs<QuestionAnswer>('admin', markHelpful, {}, { answerId, helpful: true }),
  remove: (id: string) => callAs<null>('admin', deleteQuestion, { id }),
};

export const inOtherTab = {
  ask: (title: string) => callAs<QuestionDetail>('doctor', createQuestion, {}, { title, text }),
  answer: (questionId: string, words: string) =>
    callAs<QuestionAnswer>('doctor', createAnswer, {}, { questionId, text: words }),
  removeAnswer: (id: string) => callAs<null>('doctor', deleteAnswer, { id }),
  change: (id: string, words: string) => callAs<QuestionAnswer>('doctor', updateAnswer, { id }, { text: words }),
};

export async function idOf(title: string): Promise<string> {
  const { items } = await callAs<{ items: Question[] }>('admin', listQuestions, { search: title.slice(0, 40) });
  const found = items.find((one) => one.title === title);
  if (!found) throw new Error(`No question is called ${title}`);
  return found._id;
}
export const answersOf = async (id: string) =>
  (await callAs<QuestionDetail>('admin', showQuestion, { id })).answers.items;

/** A minute passes and the reader comes back to the tab, where what is older than that is asked for again. */
export function comeBack(): void {
  const now = Date.now() + 61_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  act(() => void window.dispatchEvent(new Event('online')));
  clock.mockRestore();
}
