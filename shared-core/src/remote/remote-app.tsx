import { BrowserRouter, Route, Routes } from '@tvacha/shared-core/router';
import { portalStore, prerenderedState } from '@tvacha/shared-core/store';
import { type ComponentType, type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { FatalBoundary } from './fatal-boundary';
import { LatePages } from './pages';

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
                <Standing tell={pages.stand} />
              </Suspense>
            </Frame>
          </Router>
        </Provider>
      </LatePages>
    </FatalBoundary>
  );
}

/** Tells when the effects of the first screen are over: React hands on what they throw before any microtask. */
function Standing({ tell }: { tell: () => void }) {
  useEffect(() => queueMicrotask(tell), [tell]);
  return null;
}

function Told({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}
