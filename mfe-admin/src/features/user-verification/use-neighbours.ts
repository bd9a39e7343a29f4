import type { Applicant } from '@tvacha/shared-contract';
import { useRef } from 'react';

/**
 * The applications before and after the open one on this page of the list. When a decision has taken the open
 * one out of the list, its neighbours are still those it stood between.
 */
export function useNeighbours(rows: readonly Applicant[], id: string | null) {
  const last = useRef({ id, index: -1 });
  const index = rows.findIndex((row) => row._id === id);
  if (index >= 0 || last.current.id !== id) last.current = { id, index };
  const place = last.current.index;
  return {
    index,
    previous: place > 0 ? rows[place - 1] : undefined,
    next: index >= 0 ? rows[index + 1] : rows[Math.max(place, 0)],
  };
}
