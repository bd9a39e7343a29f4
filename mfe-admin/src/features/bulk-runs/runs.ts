import type { BulkJob, Result } from '@tvacha/shared-contract';
import { type BulkStep, bulkRowStates } from '@tvacha/shared-contract/bulk';
import { listBulk, listBulkResults, showBulk, steerBulk } from '@tvacha/shared-contract/routes/admin/bulk';
import { call } from '@tvacha/shared-core/http';
import { defineList, oneOf, page, type Request } from '@tvacha/shared-core/list';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';
import { adminPaths } from '../../app/paths';

const runFields = { page: page() };

/** `/admin/userlist/runs`: what was done to many accounts. */
export const runList = defineList({ path: () => adminPaths.bulkRuns(), fields: runFields, rowsPerPage: 20 });

export const bulkRuns = createResource({
  name: 'bulkRuns',
  load: (query: Request<typeof runFields>, options): Promise<Result<'admin.bulk.list'>> =>
    call(listBulk, { query }, options),
  age: 0,
  refreshOn: ['bulk'],
});

/** How far one run is. Who began it hears of each step; everybody else asks. */
export const bulkRun = createResource({
  name: 'bulkRun',
  load: (query: { id: string }, options): Promise<BulkJob> => call(showBulk, { query }, options),
  age: 0,
  refreshOn: ['bulk'],
  concerns: (event, { id }) => event.name === 'bulk' && event.about.job === id,
});

const resultFields = { state: oneOf('all', ...bulkRowStates), page: page() };
type ResultQuery = Request<typeof resultFields> & { id: string };

/** `/admin/userlist/runs/<id>?state=refused`: what became of each account. */
export const resultList = defineList({
  path: (id: string) => adminPaths.bulkRun(id),
  fields: resultFields,
  rowsPerPage: 20,
  toRequest: (query, id): ResultQuery => ({ ...query, id }),
});

export type RunResult = Result<'admin.bulk.results'>['items'][number];

export const bulkResults = createResource({
  name: 'bulkResults',
  load: (query: ResultQuery, options): Promise<Result<'admin.bulk.results'>> =>
    call(listBulkResults, { query }, options),
  age: 0,
  refreshOn: ['bulk'],
  concerns: (event, { id }) => event.name === 'bulk' && event.about.job === id,
});

/** Pauses a run, goes on with it, or ends it where it is. */
export const steering = createMutation({
  name: 'bulkSteering',
  keyOf: ({ id }: { id: string; to: BulkStep }) => id,
  send: (body): Promise<BulkJob> => call(steerBulk, { body }),
  invalidates: [bulkRun, bulkResults, bulkRuns],
  saidInPlace: ['CONFLICT', 'FORBIDDEN'],
});
