import type { Code } from '@tvacha/shared-contract/codes';
import { errorMessage } from '@tvacha/shared-core/errors';
import { type ReactNode, useState } from 'react';
import { LockDrawing } from '../art/states/lock-drawing';
import { useT } from '../base/messages';
import { Countdown } from '../form/countdown';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { StateMessage } from './state-message';
import css from './states.module.css';
import { useOnline } from './use-online';

export interface FailureWords {
  /** What did not load. */
  title: string;
  /** What is safe and what next; without it what the catalogue says of the code. */
  text?: string;
  /** What is said where the thing does not exist, or its address cannot name one. */
  missing?: { title: string; text: string; action?: ReactNode };
  /** The section's name as people read it, said to whoever may not read it. */
  section?: string;
}

export interface FailureProps extends FailureWords {
  code: Code | null;
  /** When it may be asked for again, in milliseconds since the epoch. */
  retryAt?: number | null;
  onRetry?: () => void;
  /** It stands for a whole page: its title is the page's heading. */
  page?: boolean;
}

/** Refusals that a second try would only repeat. */
const final: readonly (Code | null)[] = ['NOT_FOUND', 'VALIDATION_FAILED', 'FORBIDDEN'];
export const isFinal = (code: Code | null): boolean => final.includes(code);

/** Why something did not load, in words, with another try where that may help. */
export function Failure({ code, retryAt, title, text, missing, section, onRetry, page }: FailureProps) {
  const t = useT();
  const online = useOnline();
  if (code === 'FORBIDDEN' && section) {
    return (
      <StateMessage
        drawing={<LockDrawing />}
        title={t('noPermissionTitle', { section })}
        text={t('noPermissionText')}
        page={page}
      />
    );
  }
  // An id that is none at all is refused as invalid input.
  if ((code === 'NOT_FOUND' || code === 'VALIDATION_FAILED') && missing) return <EmptyState {...missing} page={page} />;
  const isOffline = code === 'UNAVAILABLE' && !online;
  // Of these two the code says more than the page.
  const said = isOffline ? t('offlineText') : code === 'RATE_LIMITED' ? errorMessage(code) : text;
  return (
    <>
      <ErrorState
        title={title}
        text={said ?? errorMessage(code)}
        onRetry={isFinal(code) ? undefined : onRetry}
        page={page}
      />
      {retryAt ? <RetryIn key={retryAt} until={retryAt} /> : null}
    </>
  );
}

/** For how long a limit holds; outside the alert, which would be read out with each second. */
export function RetryIn({ until }: { until: number }) {
  const t = useT();
  const [isOver, setOver] = useState(false);
  return (
    <p className={css.retryIn}>
      {isOver ? (
        t('retryNow')
      ) : (
        <Countdown until={until} onDone={() => setOver(true)} render={({ text }) => t('retryIn', { time: text })} />
      )}
    </p>
  );
}
