import { useResource } from '@tvacha/shared-core/resources';
import { countsResource } from './resources/counts';

/** How many resources there are of each kind (NAV-09); loaded once, by whoever shows them first. */
export function useCounts() {
  const { value, ...view } = useResource(countsResource, undefined);
  return { ...view, counts: value };
}
