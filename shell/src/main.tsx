import '@tvacha/shared-ui/fonts.css';
import '@tvacha/shared-ui/tokens.css';
import '@tvacha/shared-ui/base.css';
import { messagesLoaded, onWordsMissing, startLanguage } from '@tvacha/shared-core/i18n';
import { BrowserRouter } from '@tvacha/shared-core/router';
import { createPortalStore, prerenderedState } from '@tvacha/shared-core/store';
import { toastLanguageMissing } from '@tvacha/shared-core/toasts';
import { PortalTheme } from '@tvacha/shared-ui/theme';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { warmArea } from './federation/area/area-code';
import { RemoteOutlet } from './federation/outlet/remote-outlet';
import { prefetchLate } from './federation/prefetch/files';
import { watchIntent } from './federation/prefetch/intent';
import { prefetchRequests } from './federation/prefetch/prefetch-requests';
import { reachable } from './federation/prefetch/reachable';
import { knownAreas, startRegistry, useAreas } from './federation/registry/registry-store';
import { findPrerendered } from './federation/release/prerendered-element';
import { Frame } from './frame/frame';
import { findPage } from './frame/page/find-page';
import { nameEntry } from './frame/page/scroll-positions';
import { prepareScreen } from './pages/shell-pages';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Whether the server has drawn this very page; then the browser begins with the same state. */
const isPrerendered = root.dataset.prerendered === location.pathname + location.search;
const state = isPrerendered ? document.getElementById('state')?.textContent : undefined;
const store = createPortalStore(state ? JSON.parse(state) : undefined);
startRegistry();
nameEntry();
prefetchLate();

// The page's own area, and what it will ask for, are fetched while the shell draws itself; not for a visitor whom
// its guard will send away.
const opened = reachable(location.pathname);
if (opened) {
  void warmArea(opened.area.area);
  if (!isPrerendered && opened.route) prefetchRequests(opened.route, location);
}

watchIntent();

function Portal() {
  return <Frame outlet={<RemoteOutlet />} areas={useAreas()} />;
}

const portal = (
  <Provider store={store} serverState={prerenderedState()}>
    <PortalTheme>
      <BrowserRouter>
        <Portal />
      </BrowserRouter>
    </PortalTheme>
  </Provider>
);

/** Takes over what the server has drawn, as a whole: so the page's code and words must be there first. */
async function takeOver(prerendered: HTMLElement) {
  findPrerendered();
  await prepareScreen(findPage(location.pathname, knownAreas())).catch(() => {});
  await messagesLoaded();
  hydrateRoot(prerendered, portal);
}

onWordsMissing(toastLanguageMissing);
void startLanguage().then(() => {
  if (isPrerendered) return takeOver(root);
  createRoot(root).render(portal);
});
