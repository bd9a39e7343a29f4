import { useLastValue } from '@tvacha/shared-core/list';

interface Opened {
  id: string | null;
}

interface OpenList<Row> {
  address: Opened & { page: number };
  now: () => Opened;
  change: (to: Opened, options?: { replace: boolean }) => void;
  value: { items: readonly Row[]; total: number } | null;
  rowsPerPage: number;
  isKept: boolean;
}

/** The row that a list's address opens beside it, where it stands, and the way to its neighbours. */
export function useOpenRow<Row extends { _id: string }>({
  address,
  now,
  change,
  value,
  rowsPerPage,
  isKept,
}: OpenList<Row>) {
  const { id } = address;
  const rows = value?.items ?? [];
  const index = rows.findIndex((row) => row._id === id);
  // When a decision has taken the open one out of the list, its neighbours are still those it stood between.
  const place = useLastValue(index < 0 ? null : index, id) ?? 0;
  const neighbour = (of: string | null, by: 1 | -1): Row | undefined => {
    const at = rows.findIndex((row) => row._id === of);
    if (at >= 0) return rows[at + by];
    return of === id ? rows[by > 0 ? place : place - 1] : undefined;
  };
  const goOn = (by: 1 | -1) => {
    // A second press may come before the row of the first is drawn.
    const { id: from } = now();
    change({ id: neighbour(from, by)?._id ?? from }, { replace: true });
  };
  const step = (by: 1 | -1) => neighbour(id, by) && (() => goOn(by));
  return {
    known: rows[index],
    onClose: () => change({ id: null }),
    steps: {
      position: index < 0 || isKept ? null : (address.page - 1) * rowsPerPage + index + 1,
      total: value?.total ?? 0,
      onPrevious: step(-1),
      onNext: step(1),
    },
  };
}
