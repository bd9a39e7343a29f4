import { boundedPart } from '@tvacha/shared-core/lazy-part';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Button } from '../base/button';
import { useT } from '../base/messages';
import { ErrorState } from './error-state';
import styles from './late-part.module.css';
import { LoadingState } from './loading-state';

/** What stands in the place of a part, or of a whole page, that did not load. */
export function FailedPart({ onRetry, page }: { onRetry: () => void; page?: boolean }) {
  const t = useT();
  const text = navigator.onLine ? t('partText') : t('partOffline');
  return <ErrorState title={t('partTitle')} text={text} onRetry={onRetry} page={page} />;
}

/** A box over the page, in place of a dialog. */
export function FailedDialog({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.dialog}>
      <FailedPart onRetry={onRetry} />
    </div>
  );
}

/** In place of a control. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Button kind="text" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  );
}

interface LatePartOptions<Props> {
  /** Stands there while the code is on its way. */
  fallback?: ReactNode;
  /** Stands there when it did not come, or broke. Without it a box over the page, as most such parts are dialogs. */
  failed?: (retry: () => void, props: Props) => ReactNode;
}

/**
 * A part whose code comes when it is first drawn. Code or a style sheet that does not come is asked for twice more;
 * then the part says so in its own place, everything around it lives on, and the next visit asks again.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, failed = (retry) => <FailedDialog onRetry={retry} /> }: LatePartOptions<Props> = {},
): ComponentType<Props> {
  const Part = boundedPart(load, failed);
  return (given) => (
    <Suspense fallback={fallback}>
      <Part {...given} />
    </Suspense>
  );
}

/** What a page shows while its code is on the way, and when it did not come. */
export const pageStates = {
  fallback: <LoadingState shape="page" />,
  failed: (retry: () => void) => <FailedPart page onRetry={retry} />,
};

/** A whole page whose code comes when it is first drawn. */
export const latePage = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  latePart(load, pageStates);
