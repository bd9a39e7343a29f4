import { act, cleanup, render } from '@testing-library/react';
import { mayRead } from '@tvacha/shared-contract/permissions';
import type { RemoteRoute } from '@tvacha/shared-contract/registry';
import type { Section } from '@tvacha/shared-contract/sections';
import { type CaughtError, onCaughtError } from '@tvacha/shared-core/caught-errors';
import type { RemoteLifecycles } from '@tvacha/shared-core/remote';
import { matchPath } from '@tvacha/shared-core/router';
import { type SessionStart, startSession } from '@tvacha/shared-core/session';
import { storage } from '@tvacha/shared-core/storage';
import { closePortalStore, createPortalStore, type PortalStore } from '@tvacha/shared-core/store';
import type { ReactElement } from 'react';

/** A store as at page load, in a browser that knows nothing yet; whatever a test before it left is gone. */
export function makeTestStore(): PortalStore {
  closePortalStore();
  storage.clearSession();
  storage.remove('ipAddress');
  return createPortalStore();
}

export interface RenderRemoteOptions {
  /** Where the visitor is. */
  path: string;
  /** Who is signed in; nobody where left out. */
  session?: SessionStart;
  /** The remote's routes as it describes them; of one whose section the account may not read, `refused` is drawn. */
  guard?: { routes: readonly RemoteRoute[]; refused: (section: Section) => ReactElement };
}

export interface RenderedRemote {
  store: PortalStore;
  domElement: HTMLElement;
  /** How often the remote said that its first screen stands, and what broke. */
  ready: number;
  fatal: unknown[];
  unmount: () => Promise<void>;
}

const mounted = new Set<RenderedRemote>();

/** The section that keeps the account from a path, as the shell's guard has it. */
function refusedSection(store: PortalStore, routes: readonly RemoteRoute[], path: string): Section | undefined {
  const { role, user } = store.getState().session;
  const { pathname } = new URL(path, location.origin);
  const section = routes.find((route) => matchPath(route.path, pathname))?.section;
  return section && !mayRead({ role, ...user }, section) ? section : undefined;
}

/** Mounts a remote as the shell does: through its lifecycles, over the real store and history. */
export async function renderRemote(
  remote: RemoteLifecycles,
  { path, session, guard }: RenderRemoteOptions,
): Promise<RenderedRemote> {
  const store = makeTestStore();
  if (session) await startSession(session);
  history.pushState(null, '', path);
  const domElement = document.body.appendChild(document.createElement('div'));
  const rendered: RenderedRemote = {
    store,
    domElement,
    ready: 0,
    fatal: [],
    async unmount() {
      await act(() => remote.unmount({ domElement }));
      domElement.remove();
      mounted.delete(rendered);
    },
  };
  const section = guard && refusedSection(store, guard.routes, path);
  if (section) {
    render(guard.refused(section));
    return rendered;
  }
  mounted.add(rendered);
  await remote.bootstrap();
  const props = {
    domElement,
    onReady: () => {
      rendered.ready += 1;
    },
    onFatal: (error: unknown) => {
      rendered.fatal.push(error);
    },
  };
  // React draws when `act` ends, and the mount waits for that: so it must not be awaited inside.
  let mounting: Promise<unknown> = Promise.resolve();
  await act(async () => {
    mounting = remote.mount(props);
    mounting.catch(() => {});
  });
  await mounting;
  return rendered;
}

/** Takes every remote down; runs by itself after each test where there is a test runner. */
export async function unmountRemotes(): Promise<void> {
  for (const rendered of [...mounted]) await rendered.unmount();
  cleanup();
}

if (typeof afterEach === 'function') afterEach(unmountRemotes);

/** Leads the open page to another address, as the history of the browser does. @param usr what the link brought along */
export function goTo(path: string, usr?: unknown): void {
  act(() => {
    history.pushState(usr === undefined ? null : { usr }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
}

/** What is caught in each test of a file. Where nobody listens an error that was caught counts as one that was not. */
export function collectCaughtErrors(): readonly CaughtError[] {
  const errors: CaughtError[] = [];
  let end = () => {};
  beforeEach(() => {
    errors.length = 0;
    end = onCaughtError((one) => errors.push(one));
  });
  afterEach(() => end());
  return errors;
}
