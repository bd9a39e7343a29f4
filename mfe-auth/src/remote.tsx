import { defineRemote, type RemoteDefinition, screensOf } from '@tvacha/shared-core/remote';
import { pageStates } from '@tvacha/shared-ui/late-part';
import { PortalTheme } from '@tvacha/shared-ui/theme';
import { remote } from '../remote.config';
import { reducers, saga } from './app/state';

/** What this remote is, in the browser and on the server. */
export const definition: RemoteDefinition = {
  ...remote,
  frame: PortalTheme,
  routes: screensOf(remote.routes),
  reducers,
  saga,
  ...pageStates,
};

export const { bootstrap, mount, unmount } = defineRemote(definition);
