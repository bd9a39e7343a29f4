import '@tvacha/shared-ui/fonts.css';
import '@tvacha/shared-ui/tokens.css';
import '@tvacha/shared-ui/base.css';
import { askAhead } from '@tvacha/shared-core/http';
import { onWordsMissing, startLanguage } from '@tvacha/shared-core/i18n';
import { BrowserRouter } from '@tvacha/shared-core/router';
import { createPortalStore } from '@tvacha/shared-core/store';
import { toastLanguageMissing } from '@tvacha/shared-core/toasts';
import { PortalTheme } from '@tvacha/shared-ui/theme';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { warmArea } from './federation/area/area-code';
import { RemoteOutlet } from './federation/outlet/remote-outlet';
import { watchIntent } from './federation/prefetch/intent';
import { reachable } from './federation/prefetch/reachable';
import { startRegistry, useAreas } from './federation/registry/known-registry';
import { Frame } from './frame/frame';

const store = createPortalStore();
startRegistry();

// The page's own area, and what it will ask for, are fetched while the shell draws itself; not for a visitor whom
// its guard will send away.
const opened = reachable(location.pathname);
if (opened) {
  void warmArea(opened.area.area);
  if (!location.search) for (const { operation, query } of opened.route?.first ?? []) askAhead(operation, { query });
}

watchIntent();

function Portal() {
  return <Frame outlet={<RemoteOutlet />} areas={useAreas()} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
onWordsMissing(toastLanguageMissing);
void startLanguage().then(() =>
  createRoot(root).render(
    <Provider store={store}>
      <PortalTheme>
        <BrowserRouter>
          <Portal />
        </BrowserRouter>
      </PortalTheme>
    </Provider>,
  ),
);
