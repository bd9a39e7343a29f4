import type { Code } from '@tvacha/shared-contract/codes';
import { errorMessage } from '@tvacha/shared-core/errors';
import type { ReactNode } from 'react';
import { LockDrawing } from '../art/states/lock-drawing';
import { useT } from '../base/messages';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { StateMessage } from './state-message';
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
  onRetry?: () => void;
  /** It stands for a whole page: its title is the page's heading. */
  page?: boolean;
}

/** Refusals that a second try would only repeat. */
const final: readonly (Code | null)[] = ['NOT_FOUND', 'VALIDATION_FAILED', 'FORBIDDEN'];
export const isFinal = (code: Code | null): boolean => final.includes(code);

/** Why something did not load, in words, with another try where that may help. */
export function Failure({ code, title, text, missing, section, onRetry, page }: FailureProps) {
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
  return (
    <ErrorState
      title={title}
      text={isOffline ? t('offlineText') : (text ?? errorMessage(code))}
      onRetry={isFinal(code) ? undefined : onRetry}
      page={page}
    />
  );
}
