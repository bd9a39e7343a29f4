import type { ReactNode } from 'react';
import { BookDrawing, BrokenDrawing, LockDrawing } from './art/state-drawings';
import { Button } from './button';
import css from './states.module.css';
import { useT } from './words';

export { LoadingState, type LoadingStateProps } from './loading-state';

interface MessageProps {
  drawing: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
}

function Message({ drawing, title, text, action }: MessageProps) {
  return (
    <>
      {drawing}
      <h2 className={css.title}>{title}</h2>
      <p className={css.text}>{text}</p>
      {action ? <div className={css.action}>{action}</div> : null}
    </>
  );
}

export interface EmptyStateProps {
  title: string;
  text: string;
  action?: ReactNode;
}

/** There is nothing here, and that is no fault. */
export function EmptyState(props: EmptyStateProps) {
  return (
    <div className={css.message}>
      <Message drawing={<BookDrawing />} {...props} />
    </div>
  );
}

export interface ErrorStateProps {
  title: string;
  text: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/** A page or a part of it could not be loaded: what happened, what is safe, what next. */
export function ErrorState({ title, text, onRetry, retrying }: ErrorStateProps) {
  const t = useT();
  const retry = onRetry ? (
    <Button onClick={onRetry} loading={retrying} icon="arrow-clockwise">
      {t('tryAgain')}
    </Button>
  ) : undefined;
  return (
    <div className={css.message} role="alert">
      <Message drawing={<BrokenDrawing />} title={title} text={text} action={retry} />
    </div>
  );
}

export interface NoPermissionStateProps {
  /** The section's name as people read it. */
  section: string;
  action?: ReactNode;
}

/** The role has no read permission on the section. */
export function NoPermissionState({ section, action }: NoPermissionStateProps) {
  const t = useT();
  return (
    <div className={css.message}>
      <Message
        drawing={<LockDrawing />}
        title={t('noPermissionTitle', { section })}
        text={t('noPermissionText')}
        action={action}
      />
    </div>
  );
}
