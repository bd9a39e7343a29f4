import type { Result } from '@tvacha/shared-contract';
import { listCodes, withdrawCode } from '@tvacha/shared-contract/routes/admin/codes';
import { call } from '@tvacha/shared-core/http';
import { columns, defineList, oneOf, page, type Request, sortedBy, text } from '@tvacha/shared-core/list';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';
import { adminPaths } from '../../app/paths';

export type CodePage = Result<'admin.codes.list'>;
export type RealCode = CodePage['items'][number];

const fields = {
  state: oneOf('all', 'unused', 'used'),
  search: text(),
  columns: columns('code', 'since', 'holder', 'used', 'tools'),
  sort: sortedBy('newest', 'code'),
  page: page(),
};

/** `/admin/invaliduser/codes`: the codes of all cards. */
export const codeList = defineList({ path: () => adminPaths.realCodes(), fields, rowsPerPage: 20 });

/** Doctors register meanwhile: asked for whenever they are shown. */
export const realCodes = createResource({
  name: 'realCodes',
  load: (query: Request<typeof fields>, options): Promise<CodePage> => call(listCodes, { query }, options),
  age: 0,
});

export const withdrawing = createMutation({
  name: 'codeWithdrawal',
  keyOf: ({ id }: { id: string }) => id,
  send: (query) => call(withdrawCode, { query }),
  invalidates: [realCodes],
  notice: 'DELETED',
  saidInPlace: ['CONFLICT', 'FORBIDDEN', 'NOT_FOUND'],
});
