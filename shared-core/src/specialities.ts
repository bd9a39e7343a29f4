import { useResource } from '@tvacha/shared-core/resources';
import { specialitiesResource } from './resources/specialities';

/** All specialities by name; loaded once, by whoever shows them first. */
export function useSpecialities() {
  const { value, ...view } = useResource(specialitiesResource, undefined);
  return { ...view, specialities: value ?? [] };
}
