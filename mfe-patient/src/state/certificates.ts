import { verifyCertificate } from '@tvacha/shared-contract/routes/learning';
import { call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';

/** What certificates say, by their number. One may be taken back meanwhile, so each look asks anew. */
export const certificateChecks = createResource({
  name: 'certificateChecks',
  load: (query: { number: string }, options) => call(verifyCertificate, { query }, options),
  age: 0,
});
