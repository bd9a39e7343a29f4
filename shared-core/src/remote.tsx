import type { Area } from '@tvacha/shared-contract/registry';
import { reportFault } from '@tvacha/shared-core/faults';
import { wordsArrived } from '@tvacha/shared-core/i18n';
import { injectRemote } from '@tvacha/shared-core/store';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteRoutes } from './remote/remote-app';
import { RemoteApp } from './remote/remote-app';
import type { Reducers } from './store/reducers';
import type { Saga } from './store/supervise';

export type { RemoteRoute, RemoteRoutes } from './remote/remote-app';

export interface RemoteDefinition {
  area: Area;
  /** The theme around everything the remote draws. */
  frame: ComponentType<{ children: ReactNode }>;
  /** Absolute paths; elements may be lazy. */
  routes: RemoteRoutes;
  reducers?: Reducers;
  saga?: Saga;
  /** Shown while a lazy route is on its way. */
  fallback?: ReactNode;
}

/** What the shell hands to a mount; `domElement` is a fresh one each time. */
export interface RemoteProps {
  domElement: HTMLElement;
  /** The first screen stands: nothing of it is still on its way. */
  onReady: () => void;
  /** The remote cannot go on: it failed to start, or broke later. */
  onFatal: (error: unknown) => void;
}

export interface RemoteLifecycles {
  bootstrap: () => Promise<void>;
  mount: (props: RemoteProps) => Promise<void>;
  unmount: (props: Pick<RemoteProps, 'domElement'>) => Promise<void>;
}

/**
 * Makes the lifecycles of a remote. The React root is ours instead of single-spa-react's: that adapter resolves
 * `mount` on render, not on commit, and knows nothing of a lazy screen, so `onReady` would come too early.
 */
export function defineRemote({
  area,
  frame,
  routes,
  reducers,
  saga,
  fallback = null,
}: RemoteDefinition): RemoteLifecycles {
  const mounted = new Map<HTMLElement, () => void>();

  const unmount = async ({ domElement }: Pick<RemoteProps, 'domElement'>) => {
    mounted.get(domElement)?.();
    mounted.delete(domElement);
  };

  const mount = async ({ domElement, onReady, onFatal }: RemoteProps) => {
    const undo = injectRemote({ key: area, reducers, saga });
    try {
      await new Promise<void>((committed, failed) => {
        const fatal = (error: unknown) => {
          failed(error);
          onFatal(error);
        };
        const onCaughtError = (error: unknown) => reportFault({ where: `screen:${area}`, error });
        const root = createRoot(domElement, { onCaughtError, onUncaughtError: fatal });
        mounted.set(domElement, () => {
          root.unmount();
          undo();
          failed(new Error(`${area} was unmounted before it was drawn`));
        });
        const app = { frame, routes, fallback, onCommit: committed, onReady, onFatal: fatal };
        root.render(<RemoteApp {...app} />);
      });
    } catch (error) {
      await unmount({ domElement });
      throw error;
    }
  };

  return { bootstrap: wordsArrived, mount, unmount };
}
