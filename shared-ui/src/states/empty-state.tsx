import type { ReactNode } from 'react';
import { frame, Ground } from '../art/states/drawing-parts';
import { StateMessage } from './state-message';

function BookDrawing() {
  return (
    <svg {...frame} aria-hidden="true">
      <Ground />
      <rect x="48" y="12" width="64" height="86" rx="4" fill="var(--art-ink)" />
      <path d="M52 12h2v86h-2a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4Z" fill="var(--art-ink-deep)" />
      <path d="M86 6l18-4v34l-9-6-9 8Z" fill="var(--clay-graphic)" />
      <g stroke="var(--skin-1)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M64 36q6-6 13 0t13 0 11-2" />
        <path d="M64 54q6-6 13 0t13 0 11-2" />
        <path d="M64 72q6-6 13 0t13 0 11-2" />
      </g>
    </svg>
  );
}

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
