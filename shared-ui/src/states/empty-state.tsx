import type { ReactNode } from 'react';
import { BookDrawing } from '../art/states/book-drawing';
import { StateMessage } from './state-message';

export interface EmptyStateProps {
  title: string;
  text: string;
  action?: ReactNode;
}

/** There is nothing here, and that is no fault. */
export function EmptyState(props: EmptyStateProps) {
  return <StateMessage drawing={<BookDrawing />} {...props} />;
}
