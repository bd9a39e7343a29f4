import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';

/** Before another request of code that did not come, in milliseconds; spread, so that many tabs do not ask at once. */
const pauses = [300, 1500];

/** So long after the first request no other is made, in milliseconds: a request that hangs has an end after ten seconds. */
const patience = 15_000;

const pause = (time: number) => new Promise<void>((done) => setTimeout(done, time * (0.5 + Math.random())));

/** True where bytes did not arrive, as opposed to code that arrived and threw: only the former is worth another try. */
export function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED') return true;
  return error.message.includes('ScriptNetworkError');
}

/**
 * Loads code, three times at most while its bytes do not arrive, and twice where they hang, which takes about 20
 * seconds. The build gives each request its end and each new one a new address. @throws what the last try failed with.
 */
export async function withRetry<T>(load: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  for (const time of pauses) {
    try {
      return await load();
    } catch (error) {
      if (!isNetworkFailure(error) || performance.now() - begin > patience) throw error;
      await pause(time);
    }
  }
  return load();
}

const lazyPart = <Props,>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await withRetry(load) }));

interface BoundaryProps {
  children: ReactNode;
  instead: (error: unknown) => ReactNode;
  onFailed?: () => void;
}

/** Draws something else in the place of what throws. */
export class PartBoundary extends Component<BoundaryProps, { failed?: { error: unknown } }> {
  override state: { failed?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  override render() {
    const { failed } = this.state;
    return failed ? this.props.instead(failed.error) : this.props.children;
  }
}

/** What stands in the place of a part that did not come, or that threw; it may throw the error itself. */
export type Instead<Props> = (retry: () => void, props: Props, error: unknown) => ReactNode;

/** The code of a part; a lazy component remembers its failure for ever, so it is made anew. */
function sourceOf<Props>(load: () => Promise<ComponentType<Props>>) {
  return {
    Part: lazyPart(load),
    forget() {
      this.Part = lazyPart(load);
    },
  };
}

interface BoundedProps<Props extends object> {
  source: ReturnType<typeof sourceOf<Props>>;
  given: Props;
  failed: Instead<Props>;
}

function BoundedPart<Props extends object>({ source, given, failed }: BoundedProps<Props>) {
  const [tries, setTries] = useState(0);
  const retry = () => setTries(tries + 1);
  return (
    <PartBoundary key={tries} onFailed={() => source.forget()} instead={(error) => failed(retry, given, error)}>
      <source.Part {...given} />
    </PartBoundary>
  );
}

/**
 * A component whose code comes when it is first drawn, and costs only itself where it does not come, or throws: then
 * `failed` stands in its place, and the next visit asks again. On its way, the nearest Suspense shows its fallback.
 */
export function boundedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failed: Instead<Props>,
): ComponentType<Props> {
  const source = sourceOf(load);
  return (given) => <BoundedPart {...{ source, given, failed }} />;
}
