import type { Page, ResourceState } from '@tvacha/shared-core/resources';
import { useAppSelector } from '@tvacha/shared-core/store';
import { useMemo } from 'react';
import type { Listed, ResourceDescriptor } from './resource-catalog';

/** Titles by sub-speciality, counted over the whole list; nothing while only a part of it is known. */
export function useSpecialityCounts<Row extends Listed>({ list, rows }: ResourceDescriptor<Row>) {
  const whole = useAppSelector(
    (state: Record<string, ResourceState<Page<Row>>>) => rows.select(state, { dataPerPage: list.rowsPerPage }).value,
  );
  return useMemo(() => {
    if (!whole || whole.total > whole.items.length) return undefined;
    const counts = new Map<string, number>();
    for (const { subSpeciality } of whole.items) {
      counts.set(subSpeciality._id, (counts.get(subSpeciality._id) ?? 0) + 1);
    }
    return counts;
  }, [whole]);
}
