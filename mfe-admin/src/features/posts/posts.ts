import type { Result } from '@tvacha/shared-contract';
import { type PostKind, postKinds } from '@tvacha/shared-contract/posts';
import {
  clearPost,
  hideAnswer,
  hideQuestion,
  listAllAnswers,
  listAllQuestions,
  showPost,
} from '@tvacha/shared-contract/routes/admin/moderation';
import { call } from '@tvacha/shared-core/http';
import { columns, defineList, oneOf, opened, page, type Request, sortedBy, text } from '@tvacha/shared-core/list';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';
import { adminPaths } from '../../app/paths';

type QuestionPage = Result<'admin.questions.list'>;
type AnswerPage = Result<'admin.answers.list'>;
/** A row of the list: an answer has its question beside it, a question its title. */
export type ListedPost = QuestionPage['items'][number] | AnswerPage['items'][number];
export type PostPage = Omit<QuestionPage, 'items'> & { items: ListedPost[] };
export type PostInThread = Result<'admin.posts.details'>;
export type Post = PostInThread['answers'][number];

const fields = {
  of: oneOf(...postKinds),
  state: oneOf('reported', 'hidden', 'shown', 'all'),
  /** The question whose answers are listed, by its id. */
  question: text(),
  search: text(),
  sort: sortedBy('newest', 'oldest'),
  columns: columns('text', 'reports', 'author', 'written'),
  page: page(),
  id: opened(),
};

/** `/admin/content-approval/posts`: reported questions, unless its address asks for answers or another state. */
export const postList = defineList({
  path: () => adminPaths.posts(),
  fields,
  rowsPerPage: 10,
  tidy: (address) => (address.of === 'answer' ? address : { ...address, question: '' }),
  // Nothing is asked for the usual value, and for the server that is every state.
  toRequest: ({ state, ...request }: Request<typeof fields>) => ({ ...request, state: state ?? ('reported' as const) }),
});

/** What doctors ask and answer, a page a query. Members go on reporting: asked for whenever it is shown. */
export const officePosts = createResource({
  name: 'officePosts',
  load: async (asked: ReturnType<typeof postList.request>, options): Promise<PostPage> => {
    const { of, question, ...query } = asked;
    if (of !== 'answer') return call(listAllQuestions, { query }, options);
    return call(listAllAnswers, { query: { ...query, ...(question ? { question } : {}) } }, options);
  },
  age: 0,
});

/** One of them in its thread. */
export const officePost = createResource({
  name: 'officePost',
  load: (query: { id: string }, options): Promise<PostInThread> => call(showPost, { query }, options),
  age: 0,
});

/** What is decided on the text and the reports that were read. */
export type PostDecision = { id: string; editedAt: string | null } & (
  | { done: 'keep'; reports: number }
  | { done: 'hide'; kind: PostKind; reason: string }
  | { done: 'show'; kind: PostKind }
);

export const decidePost = createMutation({
  name: 'postDecision',
  keyOf: ({ id }: PostDecision) => id,
  send: async (decision: PostDecision) => {
    const { id, editedAt, done } = decision;
    const seen = { id, editedAt };
    if (done === 'keep') await call(clearPost, { body: { ...seen, reports: decision.reports } });
    else {
      const body =
        done === 'hide'
          ? { ...seen, hidden: true as const, reason: decision.reason }
          : { ...seen, hidden: false as const };
      await call(decision.kind === 'question' ? hideQuestion : hideAnswer, { body });
    }
    return done;
  },
  invalidates: [officePosts, officePost],
  saidInPlace: ['CONFLICT', 'FORBIDDEN', 'NOT_FOUND', 'OWN_WORK'],
});
