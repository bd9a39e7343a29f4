import type { Poll, PollResult } from '@tvacha/shared-contract';
import { listPolls, showPoll, showPollResults, voteInPoll } from '@tvacha/shared-contract/routes/learning';
import { kindPaths } from '@tvacha/shared-contract/vocabulary';
import { type CallInput, call } from '@tvacha/shared-core/http';
import { defineList, type Request, sortedBy } from '@tvacha/shared-core/list';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource, type Page } from '@tvacha/shared-core/resources';
import { useT } from '../../common/i18n';
import { saidInPage } from '../../common/refusal';
import { filterFields } from '../../kinds/filters/filter-fields';

export const pollPath = (id: string) => `${kindPaths.polls}/${encodeURIComponent(id)}`;

export const pollList = defineList({
  path: () => kindPaths.polls,
  fields: { ...filterFields('poll'), sort: sortedBy('newest', 'oldest', 'closing', 'title') },
  rowsPerPage: 100,
});

export type PollRequest = Request<typeof pollList.fields> & { page?: number };

/** Its states are those of polls, which types cannot follow. */
type Asked = CallInput<'polls.list'>['query'];

// Others vote meanwhile: whatever is shown is asked for again with each vote that the server tells of.
const live = { age: 0, refreshOn: ['poll'] } as const;

export const polls = createResource({
  name: 'polls',
  load: (query: PollRequest, options): Promise<Page<Poll>> => call(listPolls, { query: query as Asked }, options),
  ...live,
});

export const pollDetails = createResource({
  name: 'pollDetails',
  load: (query: { id: string }, options): Promise<Poll> => call(showPoll, { query }, options),
  ...live,
});

/** How one poll stands. */
export const pollResults = createResource({
  name: 'pollResults',
  load: async (query: { pollId: string }, options) => (await call(showPollResults, { query }, options)) as PollResult,
  ...live,
});

export const pollVote = createMutation({
  name: 'pollVote',
  keyOf: ({ pollId }: { pollId: string; optionId: string }) => pollId,
  send: (body) => call(voteInPoll, { body }),
  invalidates: [polls, pollDetails, pollResults],
  notice: 'VOTE_ADDED',
  saidInPlace: saidInPage,
  failure: () => useT.translate('polls.failed'),
});
