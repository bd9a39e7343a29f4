import '@tvacha/shared-ui/fonts.css';
import '@tvacha/shared-ui/tokens.css';
import '@tvacha/shared-ui/base.css';
import { BrowserRouter } from '@tvacha/shared-core/router';
import { storage } from '@tvacha/shared-core/storage';
import { createPortalStore } from '@tvacha/shared-core/store';
import { PortalTheme } from '@tvacha/shared-ui/theme';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { routeFor } from '../../../shell/src/federation/match';
import { Frame } from '../../../shell/src/frame/frame';
import { areas, loadArea } from './areas';
import { Outlet } from './outlet';

const store = createPortalStore();
const opened = routeFor(areas, location.pathname);
if (opened && (!opened.route?.roles || storage.get('token'))) void loadArea(opened.area.area);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <Provider store={store}>
    <PortalTheme>
      <BrowserRouter>
        <Frame outlet={<Outlet />} areas={areas} />
      </BrowserRouter>
    </PortalTheme>
  </Provider>,
);
