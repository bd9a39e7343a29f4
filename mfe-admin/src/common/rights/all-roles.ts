import { listRoles } from '@tvacha/shared-contract/routes/admin/roles';
import { call } from '@tvacha/shared-core/http';
import { readAll } from '@tvacha/shared-core/list';
import { createResource } from '@tvacha/shared-core/resources';

/** All role definitions, to choose one of. */
export const allRoles = createResource({
  name: 'allRoles',
  load: (_query: undefined, options) => readAll((query) => call(listRoles, { query }, options)),
  age: 0,
});
