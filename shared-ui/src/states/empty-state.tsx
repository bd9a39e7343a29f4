import type { ReactNode } from 'react';
import { BookDrawing } from '../art/states/book-drawing';
import { StateMessage } from './state-message';

export interface EmptyStateProps {
  title: string;
  text: string;
  action?: ReactNode;
  /** It stands for a whole page: its title is the page's heading. */
  page?: boolean;
}

/** There is nothing here, and that is no fault. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage drawing={<BookDrawing />} {...props} />;
}
