import { BrowserRouter, Route, Routes } from '@tvacha/shared-core/router';
import { portalStore } from '@tvacha/shared-core/store';
import { type ComponentType, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { FatalBoundary } from './fatal-boundary';

export interface RemoteRoute {
  /** Absolute, as in the remote's description. */
  path: string;
  element: ReactElement;
}
export type RemoteRoutes = readonly RemoteRoute[];

interface Props {
  frame: ComponentType<{ children: ReactNode }>;
  routes: RemoteRoutes;
  fallback: ReactNode;
  onCommit: () => void;
  onReady: () => void;
  onFatal: (error: unknown) => void;
}

/** The root of every remote: the one store, a router of its own over the one history, theme and boundary. */
export function RemoteApp({ frame: Frame, routes, fallback, onCommit, onReady, onFatal }: Props) {
  return (
    <FatalBoundary onFatal={onFatal}>
      <Told tell={onCommit} />
      <Provider store={portalStore()}>
        <BrowserRouter>
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
              <Told tell={onReady} />
            </Suspense>
          </Frame>
        </BrowserRouter>
      </Provider>
    </FatalBoundary>
  );
}

function Told({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}
