import { useSearchParams } from '@tvacha/shared-core/router';
import { useCallback, useMemo } from 'react';
import { type ListQuery, readQuery, writeQuery } from './list-query';

/** The list's query, which lives in the URL; a change of the search text replaces the entry, others add one. */
export function useListQuery(): [ListQuery, (change: Partial<ListQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const change = useCallback(
    (next: Partial<ListQuery>) =>
      setParams((current) => writeQuery({ ...readQuery(current), ...next }), { replace: 'search' in next }),
    [setParams],
  );
  return [query, change];
}
