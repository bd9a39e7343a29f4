import type { Page, ResourceView } from '@tvacha/shared-core/resources';
import { useState } from 'react';

type Answer<Row> = Pick<ResourceView<Page<Row>>, 'status'> & { items: readonly Row[]; total: number };

/** The last rows that were there, so that a list keeps its rows while the next filter's are on their way. */
export function useLatest<Row>({ status, items, total }: Answer<Row>) {
  const [latest, setLatest] = useState<{ items: readonly Row[]; total: number } | null>(null);
  if (status === 'ready' && latest?.items !== items) {
    const next = { items, total };
    setLatest(next);
    return next;
  }
  return latest;
}
