export interface PaginationProps {
  /** From 1. */
  page: number;
  dataPerPage: number;
  total: number;
  onChange: (page: number) => void;
}
export function Pagination({ page }: PaginationProps) {
  return <nav>{page}</nav>;
}
