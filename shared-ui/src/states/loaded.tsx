import type { Code } from '@tvacha/shared-contract/codes';
import type { ReactNode } from 'react';
import { Button } from '../base/button';
import { useT } from '../base/messages';
import { Notice } from '../feedback/notice';
import { Failure, type FailureWords, isFinal } from './failure';
import css from './loaded.module.css';
import { LoadingState, type LoadingStateProps } from './loading-state';
import { useOnline } from './use-online';

/** How something that was asked for stands, as `useResource` tells it. */
export interface AskedFor<Value> {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** What is there; while it is asked for anew, what was there before. */
  value: Value | null | undefined;
  code: Code | null;
  /** When it may be asked for again, where it was asked for too often. */
  retryAt?: number | null;
  reload?: () => void;
}

export interface LoadedProps<Value> {
  view: AskedFor<Value>;
  /** The outline of what is coming. */
  shape: LoadingStateProps['shape'];
  failed: FailureWords;
  /** It is the whole page: what is said in its place has the page's heading. */
  page?: boolean;
  /** In the value's place where it holds nothing: an `EmptyState`, in a narrowed list with the way back. */
  empty?: ReactNode;
  /** Whether it holds nothing; a list that has no rows unless said otherwise. */
  isEmpty?: (value: Value) => boolean;
  /** What is there does not grow pale while it is asked for anew: others change it all the time. */
  quiet?: boolean;
  /** Class of what stands in the value's place. */
  inPlace?: string;
  children: (value: Value) => ReactNode;
}

const hasNoRows = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/**
 * What was asked for, or what is said in its place: failed, forbidden, not there, on its way, empty. A refusal takes
 * away what was there before; a failure on the way leaves it, and says so.
 */
export function Loaded<Value>(props: LoadedProps<Value>): ReactNode {
  const { view, shape, failed, page, empty, isEmpty = hasNoRows, inPlace, quiet, children } = props;
  const { status, value, code, retryAt, reload } = view;
  const hasFailed = status === 'failed';
  const isKept = value !== null && value !== undefined && !(hasFailed && isFinal(code));
  if (!isKept || (empty && isEmpty(value))) {
    const content = () => {
      if (isKept) return empty;
      if (hasFailed) return <Failure {...failed} code={code} retryAt={retryAt} onRetry={reload} page={page} />;
      return <LoadingState shape={shape} />;
    };
    return inPlace ? <div className={inPlace}>{content()}</div> : content();
  }
  return (
    <div className={css.loaded} aria-busy={(status === 'loading' && !quiet) || undefined}>
      {hasFailed ? <Outdated code={code} title={failed.title} onRetry={reload} /> : null}
      {children(value)}
    </div>
  );
}

interface OutdatedProps {
  code: Code | null;
  title: string;
  onRetry?: () => void;
}

function Outdated({ code, title, onRetry }: OutdatedProps) {
  const t = useT();
  const isOffline = !useOnline() && code === 'UNAVAILABLE';
  const retry = (
    <Button size="sm" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  );
  return (
    <div className={css.notice}>
      <Notice
        tone="warning"
        icon="cloud-slash"
        live
        title={isOffline ? t('offlineTitle') : title}
        action={onRetry && retry}
      >
        {t('outdatedText')}
      </Notice>
    </div>
  );
}
