import { countDoctorFacets } from '@tvacha/shared-contract/routes/finder';
import { call } from '@tvacha/shared-core/http';
import { createResource, useResource } from '@tvacha/shared-core/resources';
import { useInjection } from '@tvacha/shared-core/store';
import { addSlices } from './add-slices';

const finderCities = createResource({
  name: 'finderCities',
  load: async () => (await call(countDoctorFacets)).cities,
});

const add = (): void => addSlices({ key: 'finderCities', resources: [finderCities] });

/** How many listed doctors each city has, the most first. */
export function useFinderCities() {
  useInjection(add);
  const { value, status, reload } = useResource(finderCities, undefined);
  return { cities: value ?? [], status, reload };
}
