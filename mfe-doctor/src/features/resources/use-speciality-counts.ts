import { useAppSelector } from '@tvacha/shared-core/store';
import { useMemo } from 'react';
import type { ScreenKind } from '../../kinds/screens';
import { kindResources } from '../../state/kinds';

/** Titles by sub-speciality, counted over the whole list; nothing while only a part of it is known. */
export function useSpecialityCounts(name: ScreenKind, dataPerPage: number) {
  const whole = useAppSelector((state: object) => kindResources[name].rows.select(state, { dataPerPage }).value);
  return useMemo(() => {
    if (!whole || whole.total > whole.items.length) return undefined;
    const counts = new Map<string, number>();
    for (const { subSpeciality } of whole.items) {
      if (subSpeciality) counts.set(subSpeciality._id, (counts.get(subSpeciality._id) ?? 0) + 1);
    }
    return counts;
  }, [whole]);
}
