import { remoteConfig } from '../scripts/webpack/remote.mjs';

export default remoteConfig({ folder: import.meta.dirname });
