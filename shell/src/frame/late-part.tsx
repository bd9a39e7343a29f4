import { Button } from '@tvacha/shared-ui/button';
import { ErrorState } from '@tvacha/shared-ui/states';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { pause } from '../federation/timeouts';
import { useT } from '../messages';
import styles from './late-part.module.css';

/** Before another request of code that did not come, in milliseconds; spread, so that many tabs do not ask at once. */
const pauses = [300, 1500];

/** Loads a part's code, three times at most. */
export async function withRetry<T>(load: () => Promise<T>): Promise<T> {
  for (const time of pauses) {
    try {
      return await load();
    } catch {
      await pause(time * (0.5 + Math.random()));
    }
  }
  return load();
}

interface BoundaryProps {
  children: ReactNode;
  instead: ReactNode;
  onFailed: () => void;
}

class PartBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

interface LatePartOptions<Props> {
  /** Stands there while the code is on its way. */
  fallback?: ReactNode;
  /** Stands there when it did not come, or broke. Without it a box over the page, as most such parts are dialogs. */
  failed?: (retry: () => void, props: Props) => ReactNode;
}

/** The code of a part, asked for when it is first drawn. */
function lazySource<Props>(load: () => Promise<ComponentType<Props>>) {
  const fresh = () => lazy(async () => ({ default: await withRetry(load) }));
  return {
    Part: fresh(),
    /** A lazy component remembers its failure for ever. */
    forget() {
      this.Part = fresh();
    },
  };
}

interface LatePartProps<Props extends object> extends Required<LatePartOptions<Props>> {
  source: ReturnType<typeof lazySource<Props>>;
  given: Props;
}

function LatePart<Props extends object>({ source, given, fallback, failed }: LatePartProps<Props>) {
  const [tries, setTries] = useState(0);
  const instead = failed(() => setTries(tries + 1), given);
  return (
    <PartBoundary key={tries} onFailed={() => source.forget()} instead={instead}>
      <Suspense fallback={fallback}>
        <source.Part {...given} />
      </Suspense>
    </PartBoundary>
  );
}

/**
 * A part of the shell whose code comes when it is first drawn. Code or a style sheet that does not come is asked for
 * twice more; then the part says so in its own place, everything around it lives on, and the next visit asks again.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, failed = (retry) => <FailedDialog onRetry={retry} /> }: LatePartOptions<Props> = {},
): ComponentType<Props> {
  const source = lazySource(load);
  return (given) => <LatePart {...{ source, given, fallback, failed }} />;
}

/** What stands in the place of a part, or of a whole page, that did not load. */
export function FailedPart({ onRetry, page }: { onRetry: () => void; page?: boolean }) {
  const t = useT();
  const text = navigator.onLine ? t('part.text') : t('part.offline');
  return <ErrorState title={t('part.title')} text={text} onRetry={onRetry} page={page} />;
}

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
      {t('part.retry')}
    </Button>
  );
}
