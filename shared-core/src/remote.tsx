import type { PageHead } from '@tvacha/shared-contract/prerender';
import type { Area } from '@tvacha/shared-contract/registry';
import { reportCaughtError } from '@tvacha/shared-core/caught-errors';
import { type Language, messagesLoaded } from '@tvacha/shared-core/i18n';
import { bringParts } from '@tvacha/shared-core/resources';
import type { ComponentType, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { HeadSource } from './remote/config';
import { RemoteApp, type RemoteRoutes } from './remote/remote-app';
import type { StorePart } from './resources/slices-of';
import type { Reducers } from './store/reducers';
import type { Saga } from './store/supervise';

export {
  type HeadSource,
  headsOf,
  type RemoteConfig,
  type RouteConfig,
  type RouteFacts,
  screensOf,
} from './remote/config';
export { RemoteApp, type RemoteRoute, type RemoteRoutes } from './remote/remote-app';

export interface RemoteDefinition {
  area: Area;
  /** The theme around everything the remote draws. */
  frame: ComponentType<{ children: ReactNode }>;
  /** Where it speaks this language alone, whatever the portal speaks. */
  language?: Language;
  /** Absolute paths; elements may be lazy. */
  routes: RemoteRoutes;
  /** What it loads and writes; what is out of date on screen is asked for again by itself. */
  resources?: readonly StorePart[];
  /** Slices of another kind, and the saga that works on them. */
  reducers?: Reducers;
  saga?: Saga;
  /** Shown while a lazy route is on its way. */
  fallback?: ReactNode;
  /** Shown in the place of a page whose code did not come, once the first screen has stood. */
  failed?: (retry: () => void) => ReactNode;
}

/** What a remote's file for the server exports as `server`; only its routes with `prerender` are prerendered there. */
export interface RemoteServer extends RemoteDefinition {
  /** By the route's path. */
  heads: Readonly<Record<string, (source: HeadSource) => PageHead>>;
}

/** What the shell hands to a mount; `domElement` is one of its own each time. */
export interface RemoteProps {
  domElement: HTMLElement;
  /** The server has drawn this very release's page into `domElement`. */
  isPrerendered?: boolean;
  /** The first screen stands: nothing of it is still on its way, and its effects have run without a throw. */
  onReady: () => void;
  /** The remote cannot go on: it failed to start, or broke later. */
  onFatal: (error: unknown) => void;
}

/** What a remote's module `./remote` exports. */
export interface RemoteLifecycles {
  /** Once a release, before there is an element. */
  bootstrap(): Promise<unknown>;
  /** Resolves when the root has committed. */
  mount(props: RemoteProps): Promise<unknown>;
  unmount(props: Pick<RemoteProps, 'domElement'>): Promise<unknown>;
}

/**
 * Makes the lifecycles of a remote. The React root is ours instead of single-spa-react's: that adapter resolves
 * `mount` on render, not on commit, and knows nothing of a lazy screen, so `onReady` would come too early.
 */
export function defineRemote({
  area,
  frame,
  language,
  routes,
  resources = [],
  reducers,
  saga,
  fallback = null,
  failed: failedPage,
}: RemoteDefinition): RemoteLifecycles {
  const mounted = new Map<HTMLElement, () => void>();

  const unmount = async ({ domElement }: Pick<RemoteProps, 'domElement'>) => {
    mounted.get(domElement)?.();
    mounted.delete(domElement);
  };

  const mount = async ({ domElement, isPrerendered, onReady, onFatal }: RemoteProps) => {
    if (language) domElement.lang = language;
    const remove = bringParts({ key: area, resources, reducers, saga });
    try {
      await new Promise<void>((committed, failed) => {
        const fatal = (error: unknown) => {
          failed(error);
          onFatal(error);
        };
        const onCaughtError = (error: unknown) => reportCaughtError({ where: `screen:${area}`, error });
        const app = (
          <RemoteApp
            {...{ frame, routes, fallback, failed: failedPage, onCommit: committed, onReady, onFatal: fatal }}
          />
        );
        const options = { identifierPrefix: area, onCaughtError, onUncaughtError: fatal };
        const root = isPrerendered ? hydrateRoot(domElement, app, options) : createRoot(domElement, options);
        mounted.set(domElement, () => {
          root.unmount();
          remove();
          failed(new Error(`${area} was unmounted before it was prerendered`));
        });
        if (!isPrerendered) root.render(app);
      });
    } catch (error) {
      await unmount({ domElement });
      throw error;
    }
  };

  return { bootstrap: messagesLoaded, mount, unmount };
}
