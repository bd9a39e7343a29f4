import type { Result } from '@tvacha/shared-contract';
import { listInvalidCodes, listNearCodes } from '@tvacha/shared-contract/routes/admin/codes';
import { call } from '@tvacha/shared-core/http';
import { columns, defineList, oneOf, opened, page, type Request, sortedBy, text } from '@tvacha/shared-core/list';
import { createResource } from '@tvacha/shared-core/resources';
import { adminPaths } from '../../app/paths';

export type InvalidPage = Result<'admin.invalid.list'>;
export type TriedCode = InvalidPage['items'][number];
export type NearCode = Result<'admin.invalid.near'>['near'][number];

const fields = {
  state: oneOf('open', 'resolved', 'all'),
  search: text(),
  columns: columns('code', 'tries', 'first', 'last', 'state'),
  sort: sortedBy('newest', 'tries'),
  page: page(),
  id: opened(),
};

/** `/admin/invaliduser`: codes that were tried in vain and are not settled, unless its address asks for others. */
export const invalidList = defineList({ path: () => adminPaths.invalidCodes(), fields, rowsPerPage: 20 });

/** People go on trying codes meanwhile: asked for whenever they are shown. */
export const invalidCodes = createResource({
  name: 'invalidCodes',
  load: (query: Request<typeof fields>, options): Promise<InvalidPage> => call(listInvalidCodes, { query }, options),
  age: 0,
});

/** One of them, with the real codes that it may have been meant for. */
export const invalidCode = createResource({
  name: 'invalidCode',
  load: (query: { id: string }, options): Promise<Result<'admin.invalid.near'>> =>
    call(listNearCodes, { query }, options),
  age: 0,
});
