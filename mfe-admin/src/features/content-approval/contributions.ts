import type { Note, Result } from '@tvacha/shared-contract';
import {
  approveContribution,
  listAllContributions,
  rejectContribution,
  returnContribution,
  showAnyContribution,
  unpublishContribution,
} from '@tvacha/shared-contract/routes/admin/moderation';
import { type ContributionKind, contributionKinds, type sentStates } from '@tvacha/shared-contract/vocabulary';
import { call } from '@tvacha/shared-core/http';
import { columns, defineList, oneOf, opened, page, type Request, sortedBy, text } from '@tvacha/shared-core/list';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';
import { adminPaths } from '../../app/paths';

export type ContributionPage = Result<'admin.contributions.list'>;
export type OfficeContribution = ContributionPage['items'][number];
export type ContributionInFull = Result<'admin.contributions.details'>;

type SentState = (typeof sentStates)[number];
export interface ContributionQuery {
  type?: ContributionKind;
  state?: SentState;
  search?: string;
  sort?: 'newest' | 'title';
  page: number;
  dataPerPage: number;
}

const fields = {
  state: oneOf('pending', 'returned', 'published', 'rejected', 'withdrawn', 'all'),
  type: oneOf('any', ...contributionKinds),
  search: text(),
  sort: sortedBy('oldest', 'newest', 'title'),
  columns: columns('title', 'type', 'author', 'sent', 'state'),
  page: page(),
  id: opened(),
};

/** `/admin/content-approval`: what waits for a decision, unless its address asks for another state. */
export const approvalList = defineList({
  path: () => adminPaths.contentApproval(),
  fields,
  rowsPerPage: 10,
  // Nothing is asked for the usual value, and for the server that is every state.
  toRequest: ({ state, ...request }: Request<typeof fields>): ContributionQuery =>
    state === 'all' ? request : { ...request, state: state ?? 'pending' },
});

/** What doctors sent, a page a query. Several people decide, so it is asked for whenever it is shown. */
export const officeContributions = createResource({
  name: 'officeContributions',
  load: (query: ContributionQuery, options): Promise<ContributionPage> =>
    call(listAllContributions, { query }, options),
  age: 0,
});

/** One of them with its pictures, each by a link that is good for some minutes. */
export const officeContribution = createResource({
  name: 'officeContribution',
  load: (query: { id: string }, options): Promise<ContributionInFull> => call(showAnyContribution, { query }, options),
  age: 0,
});

interface Refusal {
  reason: string;
  lacksRights: boolean;
}
/** A decision on the version that was read. */
export type Decision = { id: string; version: number } & (
  | { kind: 'approve' }
  | { kind: 'return'; notes: Note[] }
  | ({ kind: 'reject' | 'unpublish' } & Refusal)
);

export const decideContribution = createMutation({
  name: 'contributionDecision',
  keyOf: ({ id }: Decision) => id,
  send: async (decision: Decision) => {
    const { id, version, kind } = decision;
    const seen = { id, version };
    if (kind === 'approve') await call(approveContribution, { body: seen });
    else if (kind === 'return') await call(returnContribution, { body: { ...seen, notes: decision.notes } });
    else {
      const { reason, lacksRights } = decision;
      const body = { ...seen, reason, lacksRights };
      await (kind === 'reject' ? call(rejectContribution, { body }) : call(unpublishContribution, { body }));
    }
    return kind;
  },
  invalidates: [officeContributions, officeContribution],
  notice: ({ kind }) => (kind === 'approve' ? 'content_approved' : undefined),
  saidInPlace: ['CONFLICT', 'FORBIDDEN', 'NOT_FOUND', 'OWN_WORK'],
});
