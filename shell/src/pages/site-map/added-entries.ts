import { listSiteMap } from '@tvacha/shared-contract/routes/system';
import { fixedSiteMap } from '@tvacha/shared-contract/site-map';
import { call } from '@tvacha/shared-core/http';
import { createResource, useResource } from '@tvacha/shared-core/resources';
import { useLayoutEffect } from 'react';
import { addSlices } from '../parts/add-slices';

const siteMap = createResource({
  name: 'sitemap',
  // The server begins with the entries that every portal has.
  load: async () => (await call(listSiteMap)).slice(fixedSiteMap.length),
});

const add = (): void => addSlices({ key: 'sitemap', resources: [siteMap] });

/** What staff added to the site map. */
export function useAddedEntries() {
  // Before useResource asks in an effect of its own.
  useLayoutEffect(add, []);
  return useResource(siteMap, undefined);
}
