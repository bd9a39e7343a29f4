import { listMasterdata } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';

const type = 'state';

/** The states and union territories, as the product's master data has them. */
export const statesResource = createResource({
  name: 'registrationStates',
  load: (_query: undefined) => call(listMasterdata, { query: { type } }),
});
