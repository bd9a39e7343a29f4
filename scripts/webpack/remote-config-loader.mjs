import { withoutFacts } from './remote-config.mjs';

/** Takes out of a remote's `remote.config.ts` what its bundle has no use for. */
export default function remoteConfigLoader(source) {
  return withoutFacts(source, this.getOptions());
}
