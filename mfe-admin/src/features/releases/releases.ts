import type { Result } from '@tvacha/shared-contract';
import { listRemotes } from '@tvacha/shared-contract/routes/admin/office';
import { call } from '@tvacha/shared-core/http';
import { defineList, oneOf } from '@tvacha/shared-core/list';
import { createResource } from '@tvacha/shared-core/resources';
import { adminPaths } from '../../app/paths';

export type Releases = Result<'admin.remotes'>;

/** `/admin/releases?days=30`: how the remotes fared in browsers in the last days, 7 where it says nothing. */
export const releaseList = defineList({
  path: () => adminPaths.releases(),
  fields: { days: oneOf('7', '1', '30', '90') },
  rowsPerPage: 100,
  toRequest: ({ days = '7' }) => ({ days: Number(days) }),
});

export const releases = createResource({
  name: 'adminReleases',
  load: (query: { days: number }, options): Promise<Releases> => call(listRemotes, { query }, options),
  age: 0,
});
