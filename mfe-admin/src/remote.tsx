import { defineRemote, type RemoteDefinition, screensOf } from '@tvacha/shared-core/remote';
import { pageStates } from '@tvacha/shared-ui/late-part';
import { remote } from '../remote.config';
import { resources } from './app/resources';
import { OfficeFrame } from './common/finder/office-frame';

/** What this remote is, in the browser and on the server. */
export const definition: RemoteDefinition = {
  ...remote,
  frame: OfficeFrame,
  routes: screensOf(remote.routes),
  resources,
  ...pageStates,
};

export const { bootstrap, mount, unmount } = defineRemote(definition);
