import { defineRemote } from '@tvacha/shared-core/remote';
import { LoadingState } from '@tvacha/shared-ui/states';
import { PortalTheme } from '@tvacha/shared-ui/theme';
import { routes } from './app/routes';
import { reducers, saga } from './app/state';

export const { bootstrap, mount, unmount } = defineRemote({
  area: 'admin',
  frame: PortalTheme,
  language: 'en',
  routes,
  reducers,
  saga,
  fallback: <LoadingState shape="page" />,
});
