import { listMasterdata } from '@tvacha/shared-contract/routes/reading';
import { type CallInput, call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';

/** Fixed lists by type. */
export const masterdata = createResource({
  name: 'masterdata',
  load: (query: CallInput<'masterdata.list'>['query'], options) => call(listMasterdata, { query }, options),
});
