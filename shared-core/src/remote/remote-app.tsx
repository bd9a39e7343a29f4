import { boundedPart, isNetworkFailure } from '@tvacha/shared-core/lazy-part';
import { BrowserRouter, matchPath, Navigate, Route, Routes, useLocation } from '@tvacha/shared-core/router';
import { portalStore, prerenderedState } from '@tvacha/shared-core/store';
import {
  Component,
  type ComponentType,
  createContext,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useState,
} from 'react';
import { Provider } from 'react-redux';

interface LatePages {
  /** Whether the first screen stands. Until then a page that does not come is the release's failure. */
  isReady: () => boolean;
  /** What stands in the place of a page that did not come. */
  failed?: (retry: () => void) => ReactNode;
}

const LatePages = createContext<LatePages>({ isReady: () => false });

/** A page that did not come costs itself alone. One that threw, and the first one of a release, cost the release. */
function FailedPage({ error, retry }: { error: unknown; retry: () => void }) {
  const { isReady, failed } = useContext(LatePages);
  if (!failed || !isReady() || !isNetworkFailure(error)) throw error;
  return failed(retry);
}

/** A page whose code comes when it is first drawn. */
export const latePage = (load: () => Promise<ComponentType>): ComponentType =>
  boundedPart(load, (retry, _props, error) => <FailedPage error={error} retry={retry} />);

type Props = PropsWithChildren<{ onFatal: (error: unknown) => void }>;

/** The last boundary of a remote: it draws nothing and leaves the rest to the shell. */
class FatalBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFatal(error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

export interface RemoteRoute {
  /** Absolute, as in the remote's description. */
  path: string;
  element: ReactElement;
}
export type RemoteRoutes = readonly RemoteRoute[];

export interface RemoteAppProps {
  frame: ComponentType<{ children: ReactNode }>;
  routes: RemoteRoutes;
  fallback: ReactNode;
  failed?: (retry: () => void) => ReactNode;
  /** The browser's history unless said otherwise. */
  router?: ComponentType<{ children: ReactNode }>;
  onCommit: () => void;
  onReady: () => void;
  onFatal: (error: unknown) => void;
}

/** The root of every remote: the one store, a router of its own over the one history, theme and boundary. */
export function RemoteApp(props: RemoteAppProps) {
  const { frame: Frame, routes, fallback, failed, router: Router = BrowserRouter, onCommit, onReady, onFatal } = props;
  const [pages] = useState(() => {
    let isReady = false;
    const stand = () => {
      isReady = true;
      onReady();
    };
    return { stand, late: { isReady: () => isReady, failed } };
  });
  return (
    <FatalBoundary onFatal={onFatal}>
      <Told tell={onCommit} />
      <LatePages value={pages.late}>
        <Provider store={portalStore()} serverState={prerenderedState()}>
          <Router>
            <Frame>
              <Suspense fallback={fallback}>
                <Routes>
                  {routes.map(({ path, element }) => (
                    <Route key={path} path={path} element={element} />
                  ))}
                  {/* The shell draws 404 pages; on the way out of an area the router sees a path of another one. */}
                  <Route path="*" element={null} />
                </Routes>
                {/* Beside the routes: effects in here wait for a lazy screen. */}
                <Standing routes={routes} tell={pages.stand} />
              </Suspense>
            </Frame>
          </Router>
        </Provider>
      </LatePages>
    </FatalBoundary>
  );
}

/**
 * Tells when the effects of the first screen are over: React hands on what they throw before any microtask. A route
 * that only sends on to another is no screen: the other may be long on its way.
 */
function Standing({ routes, tell }: Pick<RemoteAppProps, 'routes'> & { tell: () => void }) {
  const { pathname } = useLocation();
  const sendsOn = routes.some(({ path, element }) => element.type === Navigate && matchPath(path, pathname));
  useEffect(() => {
    if (!sendsOn) queueMicrotask(tell);
  }, [sendsOn, tell]);
  return null;
}

function Told({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}
