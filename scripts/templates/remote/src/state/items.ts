import { listSpecialities } from '@tvacha/shared-contract/routes/reading';
import { call } from '@tvacha/shared-core/http';
import { createResource } from '@tvacha/shared-core/resources';

/** What the page lists: to begin with, the specialities of the portal. */
export const items = createResource({
  name: 'sampleItems',
  load: (_: object, options) => call(listSpecialities, {}, options),
});
