import type { RemoteDefinition } from '@tvacha/shared-core/remote';
import { LoadingState } from '@tvacha/shared-ui/states';
import { PortalTheme } from '@tvacha/shared-ui/theme';
import { routes } from './app/routes';
import { reducers, saga } from './app/state';

/** What this remote is, in the browser and on the server. */
export const definition: RemoteDefinition = {
  area: 'patient',
  frame: PortalTheme,
  routes,
  reducers,
  saga,
  fallback: <LoadingState shape="page" />,
};
