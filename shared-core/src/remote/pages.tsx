import { boundedPart, isNetworkFailure } from '@tvacha/shared-core/lazy-part';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface LatePages {
  /** Whether the first screen stands. Until then a page that does not come is the release's failure. */
  isReady: () => boolean;
  /** What stands in the place of a page that did not come. */
  failed?: (retry: () => void) => ReactNode;
}

export const LatePages = createContext<LatePages>({ isReady: () => false });

/** A page that did not come costs itself alone. One that threw, and the first one of a release, cost the release. */
function FailedPage({ error, retry }: { error: unknown; retry: () => void }) {
  const { isReady, failed } = useContext(LatePages);
  if (!failed || !isReady() || !isNetworkFailure(error)) throw error;
  return failed(retry);
}

/** A page whose code comes when it is first drawn. */
export const latePage = (load: () => Promise<ComponentType>): ComponentType =>
  boundedPart(load, (retry, _props, error) => <FailedPage error={error} retry={retry} />);
