import type { PrerenderedPage, PrerenderRequest } from '@tvacha/shared-contract/prerender';
import { loadLanguage, speak } from '@tvacha/shared-core/i18n';
import { RemoteApp, type RemoteServer } from '@tvacha/shared-core/remote';
import { MemoryRouter } from '@tvacha/shared-core/router';
import { closePortalStore, createPortalStore, injectRemote, type PortalStore } from '@tvacha/shared-core/store';
import { PortalTheme } from '@tvacha/shared-ui/theme';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import styles from '../federation/outlet/outlet.module.css';
import { guardRegistry } from '../federation/registry/guard';
import { acceptRegistry, knownAreas, knownRow } from '../federation/registry/registry-store';
import { Frame } from '../frame/frame';
import { findPage } from '../frame/page/find-page';
import { prepareScreen } from '../pages/shell-pages';
import { type Asking, awaitRequests } from './await-requests';
import { headOf, headTags } from './head-tags';
import { isPublic } from './is-public';
import { loadRemote } from './load-remote';

interface ServerOutletProps {
  /** Whether an area's page is open. */
  open: boolean;
  /** The area's page as HTML. */
  html: string;
}

/** What RemoteOutlet draws first, around a page that is there already. */
function ServerOutlet({ open, html }: ServerOutletProps) {
  return (
    <div className={styles.outlet} data-open={open ? '' : undefined}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has just written it. */}
      <div className={styles.remotes} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

/**
 * A tree as HTML, with all that was waited for in its place and nothing that a script would have to put there.
 * @throws the first error of the tree, also where React would leave the part to the browser.
 */
async function toHtml(tree: ReactNode, identifierPrefix: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(tree, {
    identifierPrefix,
    // Larger parts would come as templates, to be put in place by scripts in the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

/** How often a page is prerendered to find out what it needs. */
const passes = 4;

interface Prerendering {
  request: PrerenderRequest;
  /** The folder of the site, in which releases lie. */
  site: string;
  asking: Asking;
}

/**
 * Prerenders a page as an anonymous visitor gets it first. Nothing: it is not one to be prerendered on the server.
 * @throws where something of it fails; the browser is then to draw it.
 */
export async function prerenderPage({ request, site, asking }: Prerendering): Promise<PrerenderedPage | undefined> {
  const { path, search, language, registry, origin } = request;
  acceptRegistry(guardRegistry(registry));
  const page = findPage(path, knownAreas());
  if (!isPublic(page, path)) return undefined;
  await prepareScreen(page);
  const release = page.kind === 'remote' ? knownRow(page.area)?.current : undefined;
  const remote = release && (await loadRemote(site, release));
  await loadLanguage(language);
  speak(language);
  const store = createPortalStore();
  try {
    if (remote) injectRemote({ ...remote, key: remote.area });
    const router = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[path + search]}>{children}</MemoryRouter>
    );
    const prerender = async () => {
      const inner = remote ? await prerenderRemote(remote, router) : '';
      const html = release ? `<div data-release="${release.name}" data-prerendered="">${inner}</div>` : '';
      const outlet = <ServerOutlet open={page.kind === 'remote'} html={html} />;
      return toHtml(<Shell {...{ store, router, outlet }} />, '');
    };
    const body = await prerenderFully(prerender, asking);
    const head = headOf({ page, remote, store, path, search, language });
    return {
      status: head.status ?? (page.kind === 'none' ? 404 : 200),
      title: head.title,
      head: headTags(head, { origin, language }),
      body,
      state: stateOf(store),
      reads: head.reads,
    };
  } finally {
    closePortalStore();
  }
}

interface ShellProps {
  store: PortalStore;
  router: (props: { children: ReactNode }) => ReactNode;
  outlet: ReactNode;
}

/** The tree of main.tsx. */
function Shell({ store, router: Router, outlet }: ShellProps) {
  return (
    <Provider store={store}>
      <PortalTheme>
        <Router>
          <Frame outlet={outlet} areas={knownAreas()} />
        </Router>
      </PortalTheme>
    </Provider>
  );
}

const nothing = () => {};

function prerenderRemote({ area, frame, routes, fallback = null }: RemoteServer, router: ShellProps['router']) {
  const app = { frame, routes, fallback, router, onCommit: nothing, onReady: nothing, onFatal: nothing };
  return toHtml(<RemoteApp {...app} />, area);
}

/** Draws until nothing new is asked for. */
async function prerenderFully(prerender: () => Promise<string>, asking: Asking): Promise<string> {
  for (let pass = 0; pass < passes; pass += 1) {
    const before = asking.made;
    const html = await prerender();
    if (asking.made === before) return html;
    await awaitRequests(asking);
    if (asking.broken) throw new Error('What it shows could not be asked for');
  }
  throw new Error(`It asks for more each time it is prerendered, after ${passes} times`);
}

/** What the browser begins with. Who is there and what they were told is for the browser to find out. */
function stateOf(store: PortalStore): string {
  const { session: _session, toasts: _toasts, ...slices } = store.getState();
  return JSON.stringify(slices);
}
