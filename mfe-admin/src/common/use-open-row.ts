import { useLastValue } from '@tvacha/shared-core/list';

interface OpenList<Row> {
  address: { id: string | null; page: number };
  change: (to: { id: string | null }, options?: { replace: boolean }) => void;
  value: { items: readonly Row[]; total: number } | null;
  rowsPerPage: number;
  isKept: boolean;
}

/** The row that a list's address opens beside it, where it stands, and the way to its neighbours. */
export function useOpenRow<Row extends { _id: string }>({
  address,
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
  const stepTo = (row: Row | undefined) => row && (() => change({ id: row._id }, { replace: true }));
  return {
    known: rows[index],
    onClose: () => change({ id: null }),
    steps: {
      position: index < 0 || isKept ? null : (address.page - 1) * rowsPerPage + index + 1,
      total: value?.total ?? 0,
      onPrevious: stepTo(rows[place - 1]),
      onNext: stepTo(rows[index < 0 ? place : index + 1]),
    },
  };
}
