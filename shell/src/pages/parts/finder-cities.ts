import { call } from '@tvacha/shared-core/http';
import { createResource, listSaga, useResource } from '@tvacha/shared-core/resources';
import { useInjection } from '@tvacha/shared-core/store';
import { addSlices } from './add-slices';

const finderCities = createResource({
  name: 'finderCities',
  load: async () => (await call('doctors.facets')).cities,
});

const add = (): void =>
  addSlices({
    key: 'finderCities',
    reducers: { [finderCities.name]: finderCities.reducer },
    saga: () => listSaga(finderCities),
  });

/** How many listed doctors each city has, the most first. */
export function useFinderCities() {
  useInjection(add);
  const { value, status, reload } = useResource(finderCities, undefined);
  return { cities: value ?? [], status, reload };
}
