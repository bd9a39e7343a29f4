import type { Contribution, ContributionDetail, Result } from '@tvacha/shared-contract';
import {
  deleteContribution,
  listContributions,
  listWithoutCopyright,
  reopenContribution,
  showContribution,
  withdrawPatientConsent,
} from '@tvacha/shared-contract/routes/contributions';
import {
  bodySites,
  type ContributionKind,
  contributionKinds,
  contributionStates,
  kindPaths,
  openStates,
  skinTones,
} from '@tvacha/shared-contract/vocabulary';
import { type CallInput, call } from '@tvacha/shared-core/http';
import { defineList, oneOf, page, type Request, shownAs, sortedBy, text } from '@tvacha/shared-core/list';
import { createMutation } from '@tvacha/shared-core/mutations';
import { withQuery } from '@tvacha/shared-core/paths';
import { createResource, type Page } from '@tvacha/shared-core/resources';
import { saidInPage } from '../../common/refusal';

const folder = '/doctor/contributions';
const recordOf = (id: string) => `${folder}/${encodeURIComponent(id)}`;

export const contributionPaths = {
  list: kindPaths.contribution,
  own: withQuery(kindPaths.contribution, { mine: 'true' }),
  write: (type?: ContributionKind) => withQuery(`${folder}/new`, { type }),
  noCopyright: `${folder}/nocopyright`,
  record: recordOf,
  quiz: (id: string) => `${recordOf(id)}?quiz=1`,
  edit: (id: string) => `${recordOf(id)}/edit`,
};

/** Under which the form keeps what is not at the server yet. */
export const draftName = (id: string) => `contribution-${id}`;

/** Whether its author still writes it. */
export const isOpen = ({ state }: Pick<Contribution, 'state'>) => openStates.some((open) => open === state);

const fields = {
  type: oneOf('any', ...contributionKinds),
  mine: oneOf('false', 'true'),
  state: oneOf('any', ...contributionStates),
  bodySite: oneOf('any', ...bodySites),
  skinTone: oneOf('any', ...skinTones),
  speciality: text(),
  search: text(),
  as: shownAs('cards', 'quiz'),
  sort: sortedBy('newest', 'oldest', 'title'),
  page: page(),
};
export const contributionList = defineList({ path: () => kindPaths.contribution, fields, rowsPerPage: 24 });
type ContributionRequest = Request<typeof fields> & { page?: number };
type Asked = CallInput<'contributions.list'>['query'];

/** Links to pictures are good for five minutes: they are asked for again before. */
const age = 240_000;

export const contributions = createResource({
  name: 'contributions',
  load: (query: ContributionRequest, options): Promise<Result<'contributions.list'>> =>
    call(listContributions, { query: query as Asked }, options),
  age,
});

export const withoutCopyright = createResource({
  name: 'withoutCopyright',
  load: (query: { page: number; dataPerPage: number }, options): Promise<Page<Contribution>> =>
    call(listWithoutCopyright, { query }, options),
  age,
});

export const contributionDetails = createResource({
  name: 'contributionDetails',
  load: (query: { id: string }, options): Promise<ContributionDetail> => call(showContribution, { query }, options),
  age,
});

const stale = [contributions, contributionDetails, withoutCopyright];
const own = { keyOf: ({ id }: { id: string }) => id, invalidates: stale, saidInPlace: saidInPage };

export const contributionRemoval = createMutation({
  name: 'contributionRemoval',
  ...own,
  send: (query: { id: string }) => call(deleteContribution, { query }),
  notice: 'DELETED',
});

export const patientWithdrawal = createMutation({
  name: 'patientWithdrawal',
  ...own,
  send: (body: { id: string }) => call(withdrawPatientConsent, { body }),
  notice: 'UPDATE_SUCCCESS',
});

export const reopening = createMutation({
  name: 'reopening',
  ...own,
  send: (body: { id: string; version: number }) => call(reopenContribution, { body }),
});

export const contributionParts = [
  contributions,
  withoutCopyright,
  contributionDetails,
  contributionRemoval,
  patientWithdrawal,
  reopening,
];
