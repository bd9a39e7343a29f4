import type { ReactNode } from 'react';
import { Button } from './button';

export interface LoadingStateProps {
  shape: 'list' | 'grid' | 'article' | 'table' | 'page';
}
export function LoadingState({ shape }: LoadingStateProps) {
  return <div role="status" aria-busy="true" data-shape={shape} />;
}
export interface EmptyStateProps {
  title: string;
  text: string;
  action?: ReactNode;
}
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}
export interface ErrorStateProps {
  title: string;
  text: string;
  onRetry?: () => void;
  retrying?: boolean;
}
export function ErrorState({ title, text, onRetry, retrying }: ErrorStateProps) {
  return (
    <div role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      {onRetry ? (
        <Button onClick={onRetry} loading={retrying}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}
export interface NoPermissionStateProps {
  /** The section's name as people read it. */
  section: string;
  action?: ReactNode;
}
export function NoPermissionState({ section }: NoPermissionStateProps) {
  return <div>{section}</div>;
}
