import type { Result } from '@tvacha/shared-contract';
import { endOtherSession, listSessions } from '@tvacha/shared-contract/routes/auth';
import { call } from '@tvacha/shared-core/http';
import { createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';

export type Login = Result<'auth.sessions.list'>['items'][number];

/** Own logins, open and ended, as many as the server gives at once; asked for whenever they are shown. */
export const ownLogins = createResource({
  name: 'accountSessions',
  load: async (_query: undefined, options) =>
    (await call(listSessions, { query: { dataPerPage: 100 } }, options)).items,
  age: 0,
});

export const endLogin = createMutation({
  name: 'endLogin',
  keyOf: (id: string) => id,
  send: (id: string) => call(endOtherSession, { body: { id } }),
  invalidates: [ownLogins],
  notice: 'SUCCESS',
});
